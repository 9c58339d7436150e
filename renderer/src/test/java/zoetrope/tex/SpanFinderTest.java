package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import zoetrope.tex.OutlineRecorder.Painted;

/** How spans grow coarse, and no coarser than they must, when marks disturb the typesetter. */
class SpanFinderTest {
  private static final Typesetter TYPESETTER = new Typesetter();

  /**
   * What was written for each piece, with a typesetter that fails on the marked source it is told.
   */
  private static List<String> written(String source, Predicate<String> fails) {
    TexSource tex = TexSource.display(source);
    List<Node> nodes =
        new Parser(source, MacroExpander.expand(tex), TYPESETTER, FallbackGlyphs.NONE)
            .parse(Context.MATH);
    List<Painted> plain = TYPESETTER.set(SourceWriter.plain().write(nodes, tex.mode())).painted();
    return new SpanFinder(
            nodes,
            tex,
            plain,
            writer ->
                fails.test(writer.source())
                    ? Optional.empty()
                    : Optional.of(TYPESETTER.set(writer).painted()))
        .find().stream().map(o -> source.substring(o.span().start(), o.span().end())).toList();
  }

  @Test
  void withoutTroubleEveryPieceHasItsOwnSpan() {
    assertEquals(
        List.of("a", "+", "b", "\\frac", "c"), written("a + \\frac{b}{c}", source -> false));
  }

  @Test
  void aTroubledFractionIsMarkedAsAWholeAndNothingElseIs() {
    assertEquals(
        List.of("a", "+", "\\frac{b}{c", "\\frac{b}{c", "\\frac{b}{c", "-", "d"),
        written("a + \\frac{b}{c} - d", source -> source.contains("\\frac{\\zoetropemark")));
  }

  @Test
  void troubleDeepInsideStaysThere() {
    assertEquals(
        List.of("\\sqrt", "\\sqrt", "a", "+", "\\hat{b", "\\hat{b"),
        written("\\sqrt{a + \\hat{b}}", source -> source.contains("\\hat{\\zoetropemark")));
  }

  @Test
  void aTypesetterThatTakesNoMarksAtAllLosesNoPiece() {
    assertEquals(
        List.of("a+b", "a+b", "a+b"), written("a+b", source -> source.contains("zoetropemark")));
  }
}
