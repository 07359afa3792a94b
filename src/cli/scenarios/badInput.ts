/** Something that was given is wrong; the message names the place and the remedy. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
