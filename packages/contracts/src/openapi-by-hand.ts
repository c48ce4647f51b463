import { byName } from '@wasl/domain/by-name'
const json = (description: string) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' } } },
})
const anyBytes = { '*/*': { schema: { type: 'string', format: 'binary' } } }
const file = (description: string) => ({ description, content: anyBytes })

/** Meaning of a status on routes that do not describe it. */
export const statusSentences: Readonly<Record<string, string>> = byName({
  200: 'The request was carried out. The body holds the answer',
  201: 'The object was created. The body describes it',
  202: 'The request was accepted and is carried out later',
  206: 'The part of the file that Range asked for',
  207: 'Some rows were carried out and others were not. The body has an entry for each',
  301: 'It is at another address now. Location says which',
  400: 'A field is missing or wrong. The body names each field and how to correct it',
  401: 'The access token or API key is missing, wrong or expired',
  403: 'The caller lacks the permission for this',
  404: 'There is no such object for this merchant',
  405: 'This method is not allowed here',
  409: 'The object has changed or is in a state that does not allow this. The body says which',
  410: 'This was available once and is no longer',
  413: 'The body is too large',
  415: 'The content type is not accepted',
  416: 'The file has no such part. Content-Range says how long it is',
  421: 'No merchant answers at this host',
  422: 'The Idempotency-Key was used for another request',
  423: 'Payments are paused',
  429: 'Too many requests. Try again after Retry-After',
  503: 'This cannot be done at the moment. Try again after Retry-After',
})

/** Statuses that no handler decides: a bug, or a database that is away. */
export const ofEveryRoute = {
  500: json('A fault of the server, logged under the X-Request-Id of the answer'),
  503: json('The database does not answer: try again after Retry-After'),
}

const ofMerchant = {
  421: json('No merchant answers at this host'),
  429: json('Too many requests: try again after Retry-After'),
  ...ofEveryRoute,
}
const ofStaff = {
  401: json('Nobody has signed in'),
  403: json('Without the right to it'),
  ...ofMerchant,
}

const pathParameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
const byStaff = { security: [{ bearer: [] }] }
const byAnybody = { security: [] }

const upload = (mayBe: string) => ({
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { file: { type: 'string', format: 'binary', description: mayBe } },
          required: ['file'],
        },
      },
    },
  },
  responses: {
    201: json('Kept, with the id it is named by'),
    400: json('No file, or none that is taken'),
    404: json('The merchant does not have this module'),
    ...ofStaff,
  },
  ...byStaff,
})

const { 201: _kept, ...refusals } = upload('').responses
const imported = {
  ...upload('Products in the columns of the example'),
  responses: {
    ...refusals,
    200: json('What was created and changed, in `message`'),
    400: json('`file`: why the file is not read. Or `errors` by row and column, and `error_file_url`'),
    409: json('Nothing was applied: the products have changed meanwhile'),
  },
}

/** What is not a JSON route of the contract: raw bodies, files, liveness. */
export const byHand = {
  '/api/v1/gateway/{code}/callback': {
    post: {
      operationId: 'gateway.callback',
      summary: "A gateway's signed server-to-server callback, at most 64 KiB, in the gateway's own format",
      parameters: [pathParameter('code')],
      requestBody: { required: true, content: anyBytes },
      responses: {
        200: json('Stored: applied, a duplicate, or about an attempt we do not know'),
        400: json('Malformed'),
        401: json('The signature does not verify'),
        404: json('Unknown gateway'),
        413: json('More than 64 KiB'),
        ...ofMerchant,
        503: json('Nothing can be verified or stored now: send it again'),
      },
      ...byAnybody,
    },
  },
  '/api/v1/attachment/{id}': {
    get: {
      operationId: 'pay.attachment',
      summary: 'The attachment of a transaction, as a download',
      parameters: [pathParameter('id')],
      responses: {
        200: file('The file'),
        404: json('No such transaction, or it has no attachment'),
        ...ofMerchant,
      },
      ...byAnybody,
    },
  },
  '/api/v1/attempt/{id}/receipt': {
    get: {
      operationId: 'pay.receipt',
      summary: 'The receipt of a payment as a PDF',
      parameters: [
        pathParameter('id'),
        { name: 'lang', in: 'query', schema: { type: 'string', enum: ['en', 'ar'] } },
      ],
      responses: {
        200: { description: 'The receipt', content: { 'application/pdf': anyBytes['*/*'] } },
        404: json('No such attempt, or it has no receipt'),
        ...ofMerchant,
      },
      ...byAnybody,
    },
  },
  '/api/v1/plugins/event/tickets/{token}': {
    get: {
      operationId: 'eventBooking.tickets',
      summary: 'All places of an order as one PDF, by the link of `tickets_for_booking`',
      parameters: [
        pathParameter('token'),
        { name: 'lang', in: 'query', schema: { type: 'string', enum: ['en', 'ar'] } },
        { name: 'paper', in: 'query', schema: { type: 'string', enum: ['a6', '80mm'] } },
      ],
      responses: {
        200: { description: 'The tickets', content: { 'application/pdf': anyBytes['*/*'] } },
        404: json('The link has ended, or nothing is booked'),
        ...ofMerchant,
      },
      ...byAnybody,
    },
  },
  '/api/v1/plugins/event/tickets/{token}/calendar': {
    get: {
      operationId: 'eventBooking.calendar',
      summary: 'The bookings of an order for a calendar',
      parameters: [
        pathParameter('token'),
        { name: 'lang', in: 'query', schema: { type: 'string', enum: ['en', 'ar'] } },
      ],
      responses: {
        200: { description: 'An iCalendar file', content: { 'text/calendar': anyBytes['*/*'] } },
        404: json('The link has ended, or nothing is booked'),
        ...ofMerchant,
      },
      ...byAnybody,
    },
  },
  '/api/v1/picture/{id}': {
    get: {
      operationId: 'administration.picture',
      summary: 'A picture of the merchant, such as its logo',
      parameters: [pathParameter('id')],
      responses: { 200: file('The picture'), 404: json('No such picture'), ...ofMerchant },
      ...byAnybody,
    },
  },
  '/api/v1/administration/pictures': {
    post: {
      operationId: 'administration.keepPicture',
      summary: 'Keeps a picture for the brand or a unit',
      ...upload('A picture'),
    },
  },
  '/api/v1/plugins/catalogue/dashboard/pictures': {
    post: {
      operationId: 'products.keepPicture',
      summary: 'Keeps a picture for a product, a category or a banner, shrunk to a few widths',
      ...upload('A JPEG, PNG, WebP or AVIF picture of at most 10 MB and 24 megapixels'),
    },
  },
  '/api/v1/plugins/payment_request/attachment/upload': {
    post: {
      operationId: 'paymentRequest.upload',
      summary: 'Keeps a file to be attached to a request',
      ...upload('A picture or a document'),
    },
  },
  '/api/v1/plugins/catalogue/upload/product': {
    post: {
      operationId: 'imports.oneShotOfCatalogue',
      summary: 'Imports products from a CSV or XLSX: every row is applied, or none',
      ...imported,
    },
  },
  '/api/v1/plugins/food_ordering/upload/product': {
    post: {
      operationId: 'imports.oneShotOfFood',
      summary: 'Imports menu items from a CSV or XLSX: every row is applied, or none',
      ...imported,
    },
  },
  '/api/v1/plugins/{plugin}/attachment/replacement': {
    post: {
      operationId: 'transactions.replaceAttachment',
      summary: 'Keeps a file to replace the attachment of a request',
      parameters: [pathParameter('plugin')],
      ...upload('A picture or a document'),
    },
  },
  '/api/v1/plugins/payment_request/attachment/{id}': {
    get: {
      operationId: 'paymentRequest.uploaded',
      summary: 'What was uploaded, for whom may send it on',
      parameters: [pathParameter('id')],
      responses: { 200: file('The file'), 404: json('No such file'), ...ofStaff },
      ...byStaff,
    },
  },
  '/api/v1/queue-worker/is_alive': {
    get: {
      operationId: 'queueWorker.isAlive',
      summary: 'The janitor is at work',
      responses: {
        200: json('Alive'),
        429: ofMerchant[429],
        503: json('Stopped'),
      },
      ...byAnybody,
    },
  },
}
