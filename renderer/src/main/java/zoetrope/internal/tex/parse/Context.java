package zoetrope.internal.tex.parse;

/** The mode of the parser. {@code joined} is true if letters may form ligatures. */
public record Context(boolean math, boolean joined, boolean bold, boolean italic) {
  public static final Context MATH = new Context(true, false, false, false);
  public static final Context TEXT = new Context(false, true, false, false);

  Context asText() {
    return new Context(false, true, bold, italic);
  }

  Context asMath() {
    return new Context(true, joined && math, bold, italic);
  }

  Context within(String command) {
    return new Context(
        math,
        joined || Signatures.joinsLetters(command),
        bold || Signatures.isBold(command),
        italic || Signatures.isItalic(command));
  }
}
