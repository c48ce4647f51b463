/** Where a map service shows a place. S2 §2 names none: this one asks for no account and no key. */
export const mapAddress = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
