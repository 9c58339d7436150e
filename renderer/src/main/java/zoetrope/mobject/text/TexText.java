package zoetrope.mobject.text;

import java.util.Map;
import zoetrope.tex.TexSource;

/**
 * Text typeset as in LaTeX, with formulas between dollar signs. Lines are broken by {@code \\} and
 * centred. The text is white, centred at the origin, at font size 48 (1 em is 0.4782 scene units).
 *
 * <pre>{@code
 * var value = texText("Value$^{(1)}_{\\downarrow}$").colorPart("Value", RED);
 * }</pre>
 */
public final class TexText extends AbstractTex<TexText> {

  /**
   * Creates a text from one or more strings, joined by blanks. {@link #part(int)} returns the part
   * of each string.
   *
   * @throws zoetrope.tex.TexException if it cannot be typeset; the message shows the place
   */
  public TexText(String... strings) {
    this(Map.of(), strings);
  }

  /**
   * Creates a text with macros. The map has the body of each macro by its name; in it, {@code #1}
   * to {@code #9} stand for arguments.
   */
  public TexText(Map<String, String> macros, String... strings) {
    super(TexSource.Mode.TEXT, macros, strings);
  }
}
