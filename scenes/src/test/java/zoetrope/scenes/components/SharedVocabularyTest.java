package zoetrope.scenes.components;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Scene;
import zoetrope.scene.StageResult;
import zoetrope.scenes.Film;

class SharedVocabularyTest {
  private static final double[][] WEIGHTS = {{1.04, -2}, {0.5, 3}, {9, 9}, {0, 4}};

  @Test
  void aParagraphCountsLettersNotSpaces() {
    assertEquals("a bc de\nfghij k", Paragraphs.wrap("a bc  de fghij\nk", 6));
    assertEquals("a\nlongerthanaline\nb", Paragraphs.wrap("a longerthanaline b", 3));
    assertEquals(2, Paragraphs.paragraph("a bc de fghij k", 6).lines().size());
  }

  @Test
  void aParagraphNeedsWordsAndRoom() {
    assertThrows(IllegalArgumentException.class, () -> Paragraphs.wrap("  ", 6));
    assertThrows(IllegalArgumentException.class, () -> Paragraphs.wrap("a", 0));
  }

  @Test
  void boxesOfWordsAreOfOneHeightAndAsWideAsTheirWords() {
    var words = new Text("they crashed a car").words();
    Group<Rectangle> boxes = new WordBoxes().buff(0.1, 0.2).around(words, new Random(1));
    for (int i = 0; i < 4; i++) {
      assertEquals(words.get(i).width() + 0.2, boxes.get(i).width(), 1e-9);
      assertEquals(words.height() + 0.4, boxes.get(i).height(), 1e-9);
      assertEquals(words.get(i).x(), boxes.get(i).x(), 1e-9);
      assertEquals(words.y(), boxes.get(i).y(), 1e-9);
    }
  }

  @Test
  void symbolsDifferInTheirNumberOnly() {
    Group<Tex> symbols = NumberedSymbols.vector("E").largeArrow().numbered(3, 5);
    assertEquals(3, symbols.size());
    assertEquals(symbols.get(0).get(1).bounds(), symbols.get(2).get(1).bounds());
    double plain = NumberedSymbols.vector("E").at(3).get(0).width();
    assertEquals(1.5 * plain, symbols.get(0).get(0).width(), 1e-9);
  }

  /** A scene that plays a product and stores its result. */
  private static final class Product extends Scene {
    MatrixVectorProduct product;

    @Override
    protected void construct() {
      var matrix = new WeightMatrix(WEIGHTS);
      var vector = new NumericEmbedding(new double[] {2.04, -1});
      product = new MatrixVectorProduct(matrix, vector);
      add(matrix, vector);
      for (Animation<?> step : product.steps()) {
        play(step);
      }
    }
  }

  @Test
  void aProductUsesTheShownNumbers() {
    var scene = new Product();
    StageResult result = Film.run(scene, Map.of());
    assertEquals(5, result.duration().seconds());
    assertEquals(
        List.of(4.0, -2.0, -4.0), values(scene.product.result()), "rounded to one place first");
  }

  private static List<Double> values(NumericEmbedding column) {
    return column.entries().stream().map(DecimalNumber::value).toList();
  }

  @Test
  void aProductNeedsAVectorOfTheMatrixWidth() {
    var matrix = new WeightMatrix(WEIGHTS);
    var vector = new NumericEmbedding(new double[] {1, 2, 3});
    var error =
        assertThrows(IllegalArgumentException.class, () -> new MatrixVectorProduct(matrix, vector));
    assertTrue(error.getMessage().contains("4 x 2"), error.getMessage());
  }

  @Test
  void dataFliesAwayAndChangesTheNumbers() {
    var matrix = new WeightMatrix(4, 5, new Random(3));
    double[][] before = matrix.values();
    var scene =
        new Scene() {
          long left;

          @Override
          protected void construct() {
            add(matrix);
            play(DataFlight.through(matrix, 3, 8, random()));
            left = mobjects().stream().filter(m -> m != camera()).count();
          }
        };
    assertEquals(3, Film.run(scene, Map.of()).duration().seconds());
    assertEquals(1, scene.left);
    assertTrue(before[0][0] != matrix.value(0, 0));
    assertEquals(before[2][0], matrix.value(2, 0), "a number behind dots does not change");
  }

  @Test
  void areasOfDiscsAreProportionalToTheirWeights() {
    var cells = new Group<>(new Square(), new Square(), new Square(), new Square());
    cells.arrange(RIGHT);
    double[][] weights = {{1, 0.25}, {0, 0.5}};
    var discs = PatternGrid.discs(cells, weights, 0.4);
    assertEquals(0.8, discs.get(0).width(), 1e-9);
    assertEquals(0.4, discs.get(1).width(), 1e-9);
    assertEquals(0, discs.get(2).width(), 1e-6);
    assertEquals(cells.get(3).center(), discs.get(3).center());
    assertThrows(IllegalArgumentException.class, () -> PatternGrid.discs(cells.to(3), weights, 1));
  }

  @Test
  void aDotProductComesTogetherWhereColumnAndRowCross() {
    Tex above = NumberedSymbols.vector("Q").at(3).moveTo(at(2, 3));
    Tex beside = NumberedSymbols.letter("K").at(5).moveTo(at(-4, -1));
    Group<Tex> product = DotProducts.of(above, beside);
    assertEquals(2, product.target().x(), 1e-9);
    assertEquals(-1, product.target().y(), 1e-9);
    assertEquals(0.7 * above.width(), product.target().get(0).width(), 1e-9);
    assertEquals(3, product.get(0).y(), 1e-9, "the copies start at their originals");
    assertEquals(-4, product.get(2).x(), 1e-9);
  }

  @Test
  void copiesAppearOneAfterTheOtherWhenTheyBeginToMove() {
    List<Integer> counts = new ArrayList<>();
    Scene scene =
        new Scene() {
          @Override
          protected void construct() {
            List<Animation<?>> flights = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
              flights.add(animate(new Square(), square -> square.shift(UP)));
            }
            var dummy = new Rectangle(1, 1).addUpdater(r -> counts.add(squares()));
            add(dummy);
            play(StaggeredMoves.lagged(flights, 0.5));
            counts.add(squares());
          }

          private int squares() {
            return (int) mobjects().stream().filter(Square.class::isInstance).count();
          }
        };
    assertEquals(2.5, Film.run(scene, Map.of()).duration().seconds(), 1e-9);
    assertTrue(counts.containsAll(List.of(0, 1, 2, 3, 4)), counts::toString);
    assertEquals(4, counts.get(counts.size() - 1));
  }
}
