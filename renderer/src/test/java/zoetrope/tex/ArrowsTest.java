package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Vec;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

class ArrowsTest {
  private final JLaTeXMathEngine engine =
      new JLaTeXMathEngine((c, bold, italic) -> Optional.empty());

  private List<TexPiece> pieces(String latex) {
    return engine.layout(TexSource.display(latex)).pieces();
  }

  @ParameterizedTest
  @CsvSource({
    "\\rightarrow, 0.888, 0.522",
    "\\leftarrow, 0.888, 0.522",
    "\\leftrightarrow, 0.888, 0.522",
    "\\uparrow, 0.466, 0.887",
    "\\downarrow, 0.466, 0.887"
  })
  void arrowsHaveTheLargeHeadsOfCurrentComputerModern(String latex, double width, double height) {
    Vec size = pieces(latex).get(0).bounds().size();
    assertEquals(width, size.x(), 0.002);
    assertEquals(height, size.y(), 0.002);
  }

  @Test
  void anArrowsHeadIsAtItsEnd() {
    Vec right = pieces("\\rightarrow").get(0).placed().bounds().center();
    for (String latex : List.of("\\rightarrow", "\\downarrow")) {
      TexPiece arrow = pieces(latex).get(0);
      Vec center = arrow.bounds().center();
      boolean across = latex.equals("\\rightarrow");
      long towardsHead = 0;
      for (int i = 0; i < arrow.placed().pointCount(); i++) {
        Vec p = arrow.placed().point(i).minus(center);
        towardsHead += (across ? p.x() > 0 : p.y() < 0) ? 1 : 0;
      }
      assertEquals(true, 2 * towardsHead > arrow.placed().pointCount(), latex);
    }
    assertEquals(0.25, right.y(), 1e-6);
  }
}
