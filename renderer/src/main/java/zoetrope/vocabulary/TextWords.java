package zoetrope.vocabulary;

import java.util.Map;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.IntegerNumber;
import zoetrope.mobject.Tex;
import zoetrope.mobject.TexText;
import zoetrope.mobject.Text;
import zoetrope.text.TextStyle;

/** Words, formulas and numbers. */
public abstract class TextWords extends MarkWords {
  /** For the words that follow; not to be made. */
  protected TextWords() {}

  /** A text; a line feed breaks lines. */
  public static Text text(String source) {
    return new Text(source);
  }

  /** A text in a style. */
  public static Text text(String source, TextStyle style) {
    return new Text(source, style);
  }

  /** A formula; of several strings, {@code part(int)} tells them apart. */
  public static Tex tex(String... strings) {
    return new Tex(strings);
  }

  /** A formula that may use macros: bodies by name. */
  public static Tex tex(Map<String, String> macros, String... strings) {
    return new Tex(macros, strings);
  }

  /** Words set by LaTeX, with formulas between dollar signs. */
  public static TexText texText(String... strings) {
    return new TexText(strings);
  }

  /** Words set by LaTeX that may use macros. */
  public static TexText texText(Map<String, String> macros, String... strings) {
    return new TexText(macros, strings);
  }

  /** The number 0.00. */
  public static DecimalNumber decimalNumber() {
    return new DecimalNumber();
  }

  /** A number with two decimals. */
  public static DecimalNumber decimalNumber(double value) {
    return new DecimalNumber(value);
  }

  /** A number with so many decimals. */
  public static DecimalNumber decimalNumber(double value, int decimals) {
    return new DecimalNumber(value, decimals);
  }

  /** The number 0. */
  public static IntegerNumber integerNumber() {
    return new IntegerNumber();
  }

  /** A whole number. */
  public static IntegerNumber integerNumber(long value) {
    return new IntegerNumber(value);
  }
}
