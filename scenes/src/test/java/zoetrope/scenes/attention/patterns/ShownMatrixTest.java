package zoetrope.scenes.attention.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelRun;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.MarkupText;
import zoetrope.scenes.components.SmallModel;

class ShownMatrixTest {
  @TempDir private Path folder;

  @Test
  void showsTheMatricesOfAModelWithARoundFactor() throws IOException {
    ModelRun run = LanguageModel.open(SmallModel.write(folder)).run("the cat the cat");
    ShownMatrix shown = Stories.of(run.attention(), 1, 3).queryMatrix();
    RealMatrix weights = run.model().block(1).attention().head(3).query().weights();
    double[][] part = shown.excerpt(7, 12);
    double factor = part[0][0] / weights.get(0, 0);
    assertEquals(5, factor, 1e-9);
    assertEquals(factor * weights.get(2, 5), part[2][5], 1e-9);
    assertEquals(factor * weights.get(3, 19), part[3][11], 1e-9);
    assertEquals(0, part[5][0]);
    assertTrue(RealMatrix.ofRows(part).maxAbs() <= 9.9);
    MarkupText caption = shown.caption(7, 12, new Square(), Vec.of(0, -1)).orElseThrow();
    assertEquals("WQ of layer 2, head 4, times 5:\na part of its 4 × 20 numbers", caption.source());
  }

  @Test
  void constructedNumbersHaveNoCaption() {
    ShownMatrix made = Stories.of("a red boat").keyMatrix();
    assertEquals(Optional.empty(), made.caption(7, 12, new Square(), Vec.of(0, -1)));
    assertEquals(9.9, RealMatrix.ofRows(made.excerpt(7, 12)).maxAbs(), 1e-9);
  }
}
