package zoetrope.mobject.text;

import java.util.Map;
import zoetrope.tex.TexSource;

/**
 * Text set by LaTeX, with formulas between dollar signs; lines are broken by {@code \\} and
 * centred. White, centred at the origin, at font size 48 (an em is 0.4782 scene units).
 *
 * <pre>{@code
 * var value = texText("Value$^{(1)}_{\\downarrow}$").colorPart("Value", RED);
 * }</pre>
 */
public final class TexText extends AbstractTex<TexText> {

  /**
   * A text from one string, or from several that are set as one, with blanks between; {@link
   * #part(int)} tells them apart.
   *
   * @throws zoetrope.tex.TexException if it cannot be set; the message shows the place
   */
  public TexText(String... strings) {
    this(Map.of(), strings);
  }

  /** A text that may use macros: bodies by name, {@code #1} to {@code #9} for arguments. */
  public TexText(Map<String, String> macros, String... strings) {
    super(TexSource.Mode.TEXT, macros, strings);
  }
}
