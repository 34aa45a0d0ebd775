/** An error whose message tells a person all there is to know: whoever starts a program shows it without a stack. */
export class PlainError extends Error {
  readonly plain = true;
}
