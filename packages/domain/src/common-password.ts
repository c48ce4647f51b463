import { byName } from './by-name.ts'
/**
 * Roots of common passwords: `P@ssw0rd2026!` has the root `password`. A few hundred roots with the usual
 * changes cover far more than the ten thousand passwords that attackers try first.
 */
const roots = new Set(
  `password passwort passwd passcode motdepasse contrasena contraseña parola senha secret secrets letmein login logon
  welcome welcometo admin administrator root superuser sysadmin manager owner user username guest test tester testing
  temp temporary default change changeme changeit newpassword mypassword password password qwerty qwertyuiop qwertz azerty
  asdf asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qweqwe wasd poiuytrewq lkjhgfdsa mnbvcxz
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa xxx iloveyou iloveu ilove loveyou lovely loveme love lover forever
  sunshine princess princesa prince angel angels baby babygirl babyboy sweetheart sweety honey darling family mother
  father mommy daddy brother sister friend friends bestfriend together always happy happiness smile dream dreams
  monkey dragon tiger lion eagle falcon wolf shadow ninja master killer hunter warrior knight samurai soldier phantom
  ghost hacker hello hellohello hi hey whatever nothing something anything nobody trustno trustnoone starwars startrek
  pokemon pikachu naruto batman superman spiderman ironman joker matrix minecraft fortnite roblox playstation nintendo
  xbox counterstrike warcraft football soccer baseball basketball hockey tennis cricket golf rugby arsenal chelsea
  liverpool manchester barcelona realmadrid juventus bayern messi ronaldo cristiano neymar jordan michael michelle
  jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony robert thomas charlie george william
  alexander alexandra elizabeth victoria samantha patrick richard justin brandon maggie ginger pepper buster bailey
  cookie chocolate banana orange apple cherry peach lemon coffee pizza cheese chicken summer winter spring autumn
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday flower flowers rainbow butterfly diamond silver golden gold crystal purple yellow
  green blue black white red ferrari porsche mercedes bmw toyota honda harley corvette mustang camaro computer internet
  google facebook instagram twitter whatsapp youtube microsoft windows samsung android iphone apple linux ubuntu server
  system network wireless wifi router cisco oracle database backup service support helpdesk office company business
  access accessdenied private security secure safe safety freedom liberty america england london paris germany italia
  brasil mexico india kuwait kuwaitcity alkuwait saudi riyadh dubai emirates qatar doha bahrain oman egypt cairo
  jordan lebanon beirut iraq baghdad allah bismillah alhamdulillah inshallah mashallah muhammad mohammed mohamed ahmed
  ahmad abdullah abdulla fatima fatma khaled khalid yousef yusuf youssef ibrahim omar hussain hussein hassan salem nasser
  maryam noura habibi habibti hayati marhaba salam jesus christ jesuschrist heaven church blessed blessing faith grace
  money dollar million millionaire rich power control success winner champion number one onlyone letmego fuckyou fuckoff
  fuck shit asshole bitch bastard sexy sex pussy dick porn hottie hotstuff cool coolguy awesome amazing perfect beautiful
  blink slipknot metallica nirvana eminem beatles queen madonna rockyou rockstar music guitar drummer dancer pirate
  cowboy rocket rocky thunder lightning storm fire phoenix galaxy universe jupiter saturn mercury apollo zeus athena
  hercules gandalf frodo merlin wizard magic mystery treasure legend fantasy scooter skater surfer biker trucker player
  gamer legend wasl wasldemo demo demodemo payment payments merchant dashboard cashier`
    .split(/\s+/)
    .filter(Boolean),
)

const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1q2w3e4r5t6y7u8i9o0p',
]

/** True if the password is a common one with the usual changes. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const letters = withoutEnds(plain)
  return [plain, letters, withoutEnds(unleeted(plain)), unleeted(letters)].some(
    (text) => roots.has(text) || isRepeated(text) || isWalk(text),
  )
}

/** Removes digits and signs at both ends: `!!welcome2026` becomes `welcome`. */
const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const signs: Readonly<Record<string, string>> = byName({
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
})

/** Replaces digits and signs that stand for letters, except at the end. */
const unleeted = (text: string): string =>
  text.replace(/[^\p{L}]+$/u, '').replace(/[@431!0$57]/g, (sign) => signs[sign] ?? sign)

/** True for `aaaaaaaa`, `abcabcabc`, `passwordpassword`. */
function isRepeated(text: string): boolean {
  const unit = /^(.{1,12}?)\1+$/u.exec(text)?.[1]
  return unit !== undefined && (unit.length < 4 || roots.has(unit))
}

/** True for a sequence of neighbours on the keyboard or in the alphabet, in either direction. */
function isWalk(text: string): boolean {
  if (text.length < 4) return false
  const back = [...text].toReversed().join('')
  return rows.some((row) => row.includes(text) || row.includes(back))
}
