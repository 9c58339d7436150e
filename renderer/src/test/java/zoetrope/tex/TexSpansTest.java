package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

/** Every piece has the span of its source, regardless of how it is drawn. */
class TexSpansTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  /** Returns the source of each piece, in painting order. */
  private List<String> written(TexSource source) {
    return engine.layout(source).pieces().stream()
        .map(p -> source.source().substring(p.start(), p.end()))
        .toList();
  }

  private List<String> written(String source) {
    return written(TexSource.display(source));
  }

  @Test
  void everyPieceHasItsOwnSpan() {
    assertEquals(List.of("a", "+", "b", "\\frac", "c"), written("a + \\frac{b}{c}"));
  }

  @Test
  void contentOfFractionsAndRootsKeepsItsSpans() {
    assertEquals(List.of("a", "+", "b", "\\frac", "c", "-", "d"), written("a + \\frac{b}{c} - d"));
    assertEquals(
        List.of("\\sqrt", "\\sqrt", "a", "+", "\\hat", "b"), written("\\sqrt{a + \\hat{b}}"));
  }

  @Test
  void aLargeOperatorWithScriptsHasTheSpanOfItsCommand() {
    assertEquals(List.of("\\int", "1", "0"), written("\\int_0^1"));
    assertEquals(List.of("\\sum", "i"), written("\\textstyle\\sum_i"));
    assertEquals(List.of("\\sum", "i"), written("\\textstyle\\mathop{\\sum}_i"));
    assertEquals(List.of("\\iint", "\\iint", "D"), written("\\iint_D"));
    assertEquals(List.of("a", "\\sum", "b"), written("\\sideset{^a}{_b}\\sum"));
  }

  @Test
  void delimitersOfAFenceHaveDifferentSpans() {
    assertEquals(
        List.of("\\left(", "a", "\\middle|", "b", "\\right)"),
        written("\\left(a\\middle|b\\right)"));
    assertEquals(List.of("\\left(", "\\right)"), written("\\left(\\,\\right)"));
    assertEquals(List.of("\\Braket", "a", "|", "b", "\\Braket"), written("\\Braket{a|b}"));
  }

  @Test
  void aLigatureHasTheSpanOfItsLetters() {
    assertEquals(
        List.of("o", "ffi", "c", "e", "fi", "f", "``", "a", "''"),
        written(TexSource.text("office fif ``a''")));
    assertEquals(List.of("f", "fi"), written(TexSource.text("{f}fi")));
  }

  @Test
  void unjoinedLigatureLettersShareOneSpan() {
    assertEquals(
        List.of("fi", "fi", "x", "``", "fl", "fl"),
        written(TexSource.text("\\texttt{fix}``\\texttt{fl}")));
  }

  @Test
  void typesetterCommandsHaveTheSpanOfTheirName() {
    assertEquals(
        List.of("a", "b", "\\xrightarrow", "c"),
        written("a \\xrightarrow{b} c").stream().distinct().toList());
    assertEquals(
        List.of("x", "\\bowtie", "y"), written("x \\bowtie y").stream().distinct().toList());
  }
}
