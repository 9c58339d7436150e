package zoetrope.mobject.text;

import java.util.List;
import java.util.Map;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.PartSearch;
import zoetrope.tex.TexSource;

/**
 * A formula in display style, with {@code &} and {@code \\} as in {@code align*}. It is white,
 * centred at the origin, at font size 48 (1 em, 10 TeX points, is 0.4782 scene units). It
 * corresponds to Manim Community's MathTex; {@link TexText} corresponds to its Tex. As in LaTeX,
 * blanks between words are ignored.
 *
 * <pre>{@code
 * var attention = tex("\\text{softmax}\\left({QK^T \\over \\sqrt{d_k}}\\right)V");
 * attention.colorParts(Map.of("Q", YELLOW, "K", TEAL, "V", RED));
 * play(indicate(attention.part("QK^T")));
 * }</pre>
 */
public final class Tex extends AbstractTex<Tex> {

  /**
   * Creates a formula from one or more strings, joined by blanks. {@link #part(int)} returns the
   * part of each string.
   *
   * @throws zoetrope.tex.TexException if it cannot be typeset; the message shows the place
   */
  public Tex(String... strings) {
    this(Map.of(), strings);
  }

  /**
   * Creates a formula with macros. The map has the body of each macro by its name, as in {@code
   * Map.of("R", "\\mathbb{R}")}. In a body, {@code #1} to {@code #9} stand for arguments.
   */
  public Tex(Map<String, String> macros, String... strings) {
    super(TexSource.Mode.DISPLAY, macros, strings);
  }

  /** Returns a note if words are typeset without the blanks between them. */
  @Override
  public List<String> notes() {
    return TexWords.inARow(source())
        .map(
            words ->
                List.of(
                    Messages.of(
                        "the formula %s is typeset without the blanks in %s: use texText(...) for"
                            + " text, or \\text{...} in a formula",
                        PartSearch.quoted(source()), PartSearch.quoted(words))))
        .orElse(List.of());
  }
}
