package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

/** The messages for wrong formulas. */
class TexErrorsTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  private TexException error(TexSource source) {
    return assertThrows(TexException.class, () -> engine.layout(source));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "x + \\alpah; 4; did you mean \\alpha?",
        "\\frac{a}; 0; needs 2 arguments, but only 1 follows",
        "x^2^3; 3; second superscript",
        "x_1'_2; 4; second subscript",
        "a + {b; 4; never closed",
        "a + b}; 5; no opening one",
        "\\left( a; 0; without a \\right",
        "a \\right); 2; without a \\left",
        "\\begin{algin} a \\end{algin}; 0; did you mean align?",
        "\\begin{align} a; 0; must be closed by \\end{align}",
        "\\begin{matrix} a \\end{pmatrix}; 17; must be closed by \\end{matrix}",
        "a + x_; 5; nothing follows",
        "1 + \\sqrt; 4; needs one argument",
        "\\frac{a & b}{c}; 8; outside of an alignment",
        "\\text{a_b}; 7; subscript within text",
        "$x$; 0; dollar sign within mathematics",
        "\\textcolor{rde}{x}; 11; unknown colour rde",
        "a \\over b \\over c; 2; twice in one group",
        "\\left a b \\right); 0; must be followed by a delimiter",
        "a #1; 2; arguments of macros",
        "x 你; 2; no font has the character '你' (U+4F60)",
        "\\includegraphics{a}; 0; imageMobject",
        "a \\char x; 2; needs the number of a character",
        "a \\char99999999; 2; no character with the number",
        "\\newcommand{\\x}{\\x}\\x; 19; expands without end",
        "a \\\\[3pots] b; 4; not a length",
        "\\limits_a; 0; must follow an operator",
        "a & \\nolimits; 4; must follow an operator",
        "\\sqrt\\over b; 5; not an argument of \\sqrt",
        "\\overbrace\\color{red}; 10; not an argument of \\overbrace"
      })
  void theCaretIsUnderTheError(String source, int position, String message) {
    TexException error = error(TexSource.display(source));
    assertEquals(position, error.position());
    assertTrue(error.getMessage().contains(message), error.getMessage());
    String[] lines = error.getMessage().split("\n");
    assertEquals("  " + source, lines[1]);
    assertEquals(position + 2, lines[2].indexOf('^'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2 ;\\t;heta; \\theta",
        "a ;\\f;rac{1}{2}; \\frac",
        "a \\alpha ;\\b;eta x; \\beta",
        "x ;\\t;o 0; \\to",
        "a ;\\r;ho; \\rho",
        "a ;\\n;abla f; \\nabla",
        "2 + ;\\s;qrt{2}; \\sqrt",
        "a = ;\\s;um_{i} i; \\sum"
      })
  void backslashesReadByJavaAreReported(
      String before, String character, String after, String command) {
    String escaped = character.translateEscapes();
    TexException error = error(TexSource.display(before + escaped + after));
    assertEquals(before.length(), error.position());
    assertTrue(error.getMessage().contains("\"\\" + command + "\""), error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\n+ b", "a\n\to", "a\tb", "\nu", "a\r\nm", "a um", "qrt{2}"})
  void intendedLineBreaksAndTabsAreAccepted(String source) {
    assertFalse(engine.layout(TexSource.display(source)).pieces().isEmpty());
  }

  @Test
  void onlyTheLineOfTheErrorIsQuoted() {
    TexException error = error(TexSource.display("a + b\n  + \\fracc{1}{2}\n + c"));
    assertEquals(
        "unknown command \\fracc (line 2)\n"
            + "    + \\fracc{1}{2}\n"
            + "      ^^^^^^\n"
            + "  hint: did you mean \\frac?",
        error.getMessage());
  }

  @Test
  void anErrorWithinAMacroPointsAtItsCall() {
    TexSource source = TexSource.display("a + \\mine").withMacros(Map.of("mine", "\\nosuchthing"));
    assertEquals(4, error(source).position());
  }
}
