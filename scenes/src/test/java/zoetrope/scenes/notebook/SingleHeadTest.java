package zoetrope.scenes.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.WHITE;
import static zoetrope.Zoetrope.at;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.scenes.Film;

class SingleHeadTest {
  private final HeadShapes shapes = HeadShapes.of(4, 8, 32, 16, 1337);

  @Test
  void lastsThreeQuartersOfAMinute() {
    assertEquals(47.3, Film.of(SingleHead::new).seconds(), 1e-9);
  }

  @Test
  void shapesAreThoseOfTheNotebook() {
    assertEquals(4, shapes.traces().size());
    assertEquals("[8, 32]", shapes.sequence().shape());
    assertEquals("[8, 16]", shapes.trace().queries().shape());
    assertEquals("[8, 8]", shapes.trace().scores().shape());
    assertEquals("[8, 16]", shapes.trace().output().shape());
  }

  @Test
  void shownWeightsAreTheSoftmaxOfShownScores() {
    var trace = shapes.trace();
    RealMatrix dots = trace.queries().timesTransposed(trace.keys());
    assertTrue(trace.scores().isCloseTo(dots, 1e-12));
    assertTrue(Softmax.ofRows(trace.maskedScores()).isCloseTo(trace.weights(), 1e-15));
  }

  @Test
  void transposingABoxSwapsItsSidesAndLetters() {
    var box = new Tensor(shapes.trace().keys(), 4, WHITE, shapes, "T", "h").place(at(1, 2));
    Tensor turned = box.transposed(shapes, WHITE);
    assertEquals(box.edge.width(), turned.edge.height(), 1e-9);
    assertEquals(box.edge.height(), turned.edge.width(), 1e-9);
    assertEquals("h", turned.rowLetter().source());
    assertEquals("T", turned.columnLetter().source());
    assertEquals(1, box.edge.x(), 1e-9);
    assertEquals(box.tiles.get(2).get(5).fillColor(), turned.tiles.get(2).get(5).fillColor());
  }

  @ParameterizedTest
  @CsvSource({"1,2,2,1", "8,12,64,32"})
  void showsSmallAndLargeHeads(int batch, int tokens, int channels, int headSize) {
    var parameters =
        Map.of(
            "batch", "" + batch,
            "tokens", "" + tokens,
            "channels", "" + channels,
            "head-size", "" + headSize);
    assertEquals(47.3, Film.of(SingleHead::new).with(parameters).seconds(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({
    "0,8,32,16,batch=0",
    "4,1,32,16,tokens=1",
    "4,8,65,16,channels=65",
    "4,8,32,0,head-size=0"
  })
  void namesSizesThatDoNotFit(int b, int t, int c, int h, String named) {
    var error = assertThrows(IllegalArgumentException.class, () -> HeadShapes.of(b, t, c, h, 1));
    assertTrue(error.getMessage().startsWith(named + ": "), error.getMessage());
  }
}
