package zoetrope.scenes.attention.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Mobject;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;
import zoetrope.scenes.attention.FilmRuns;
import zoetrope.scenes.vocabulary.NumericEmbedding;
import zoetrope.scenes.vocabulary.WeightMatrix;

class IntroduceValueMatrixTest {
  private static final int BLUE_COLUMN = 0;
  private static final int FLUFFY_COLUMN = 1;
  private static final int CREATURE_COLUMN = 2;

  private static StageResult result;
  private static Map<Double, Look> looks;

  /**
   * What stands on the stage when a play has ended.
   *
   * @param columns the numbers of each embedding, from back to front
   * @param places their boxes
   * @param matrices the weights, none before the matrix comes
   * @param loose the numbers that stand there by themselves: the result of a product
   */
  private record Look(
      Frame frame,
      List<double[]> columns,
      List<Bounds> places,
      List<double[][]> matrices,
      double[] loose) {

    static Look at(StageView stage) {
      List<double[]> columns = new ArrayList<>();
      List<Bounds> places = new ArrayList<>();
      List<double[][]> matrices = new ArrayList<>();
      List<Double> loose = new ArrayList<>();
      for (Mobject<?> top : stage.mobjects()) {
        if (top instanceof DecimalNumber number) {
          loose.add(number.value());
        }
        for (Mobject<?> member : top.family()) {
          if (member instanceof NumericEmbedding column) {
            columns.add(flat(column));
            places.add(column.bounds());
          } else if (member instanceof WeightMatrix matrix) {
            matrices.add(matrix.values());
            places.add(matrix.bounds());
          }
        }
      }
      double[] numbers = loose.stream().mapToDouble(Double::doubleValue).toArray();
      return new Look(stage.frame(), columns, places, matrices, numbers);
    }

    private static double[] flat(NumericEmbedding column) {
      return Arrays.stream(column.values()).mapToDouble(row -> row[0]).toArray();
    }

    double[] column(int index) {
      return columns.get(index);
    }

    /** How many things belong to the space, not to the frame. */
    long inSpace() {
      return frame.items().stream().filter(item -> item.fixed() == 0).count();
    }
  }

  private static StageResult watch(Map<String, String> parameters, Map<Double, Look> seen) {
    StageObserver observer =
        new StageObserver() {
          @Override
          public void ended(PlayRecord play, StageView stage) {
            seen.put(play.start().plus(play.duration()).seconds(), Look.at(stage));
          }
        };
    var settings = new StageSettings(FrameRate.of(10), 0, parameters);
    return Stage.observe(new IntroduceValueMatrix(), settings, observer);
  }

  @BeforeAll
  static void watchTheFilm() {
    looks = new HashMap<>();
    result = watch(Map.of(), looks);
  }

  @Test
  void lastsAsLongAsTheStoryboardSays() {
    assertEquals(56.5, result.duration().seconds());
    List<Double> starts = new ArrayList<>(List.of(0.0, 1.0, 2.0, 5.0, 7.0, 12.0, 13.0));
    starts.addAll(List.of(15.0, 16.0, 17.0));
    for (int i = 0; i < 9; i++) {
      starts.add(19.0 + i);
    }
    starts.addAll(List.of(28.0, 29.0, 30.0, 31.0, 33.0, 34.0, 35.0));
    for (int i = 0; i < 9; i++) {
      starts.add(36.5 + i);
    }
    starts.addAll(List.of(45.5, 46.5, 48.5));
    assertEquals(starts, FilmRuns.starts(result));
  }

  @Test
  void productsAreTrueAndTheFirstIsWhatTheCreatureGained() {
    Map<Double, Look> other = new HashMap<>();
    watch(Map.of("weights-seed", "3"), other);
    for (Map<Double, Look> film : List.of(looks, other)) {
      double[][] weights = film.get(28.0).matrices().get(0);
      double[] fluffy = film.get(28.0).column(FLUFFY_COLUMN);
      double[] blue = film.get(28.0).column(BLUE_COLUMN);
      assertArrayEquals(visible(product(weights, fluffy)), visible(film.get(29.0).loose()), 1e-9);
      assertArrayEquals(visible(product(weights, blue)), visible(film.get(45.5).loose()), 1e-9);
      double[] before = film.get(7.0).column(CREATURE_COLUMN);
      double[] after = film.get(13.0).column(CREATURE_COLUMN);
      for (int i = 0; i < before.length; i++) {
        if (i != 6) {
          assertEquals(product(weights, fluffy)[i], after[i] - before[i], 1e-9);
        }
      }
    }
  }

  private static double[] product(double[][] weights, double[] vector) {
    double[] product = new double[weights.length];
    for (int i = 0; i < product.length; i++) {
      for (int j = 0; j < vector.length; j++) {
        product[i] += weights[i][j] * vector[j];
      }
    }
    return product;
  }

  /** All numbers but the one behind the dots. */
  private static double[] visible(double[] numbers) {
    double[] visible = new double[numbers.length - 1];
    System.arraycopy(numbers, 0, visible, 0, 6);
    visible[6] = numbers[7];
    return visible;
  }

  @Test
  void weightsAreReadAsTheyStandAndFillTheirRange() {
    double largest = 0;
    for (double[] row : looks.get(28.0).matrices().get(0)) {
      for (double weight : row) {
        assertEquals(Math.rint(weight * 10), weight * 10, 1e-9);
        largest = Math.max(largest, Math.abs(weight));
      }
    }
    assertEquals(9.9, largest, 1e-9);
  }

  @Test
  void columnsAndMatrixStandWhereTheStoryboardHasThem() {
    List<Bounds> start = looks.get(1.0).places();
    assertPlace(-4.73, -0.76, 4, start.get(FLUFFY_COLUMN));
    assertPlace(-2.38, -0.76, 4, start.get(CREATURE_COLUMN));
    List<Bounds> small = looks.get(16.0).places();
    assertPlace(-2.29, 1.69, 1.89, small.get(FLUFFY_COLUMN));
    assertPlace(-4.13, -2.12, 2.75, small.get(3));
    // "blue" comes to the front as it appears.
    List<Bounds> three = looks.get(35.0).places();
    assertPlace(-3.31, 1.69, 1.89, three.get(three.size() - 1));
  }

  private static void assertPlace(double x, double y, double height, Bounds box) {
    assertEquals(x, box.center().x(), 0.05);
    assertEquals(y, box.center().y(), 0.01);
    assertEquals(height, box.size().y(), 0.01);
  }

  @ParameterizedTest
  @CsvSource({
    "1, -4.66, 2.07, 0.04, 12.48",
    "15, -8.33, -0.79, 0.37, 16.82",
    "33, -7.48, 1.91, 1.21, 11.89",
    "48.5, -6.41, 2.78, 1.37, 13.21"
  })
  void theCameraGoesWhereTheStoryboardHasIt(
      double time, double x, double y, double z, double height) {
    Camera camera = looks.get(time).frame().camera();
    assertEquals(0, camera.center().distance(at(x, y, z)), 1e-9);
    assertEquals(height, camera.height(), 1e-9);
  }

  @Test
  void creaturesLieWhereTheStoryboardHasThemAndValuesLeadFromOneToTheNext() {
    Frame end = looks.get(56.5).frame();
    Map<Color, Vec> places =
        Map.of(ORANGE, at(-2, 3, 1), GREY_BROWN, at(2, 3, 1), BLUE, at(1, 2, 4));
    places.forEach(
        (color, place) -> assertEquals(0, FilmRuns.arrow(end, color).distance(place), 1e-9));
  }

  @Test
  void numbersAndMatricesBelongToTheFrameNotToTheSpace() {
    long space = looks.get(13.0).inSpace();
    for (double time : new double[] {19, 20, 24, 28, 30, 45.5, 46.5}) {
      assertEquals(space, looks.get(time).inSpace(), "at " + time + " s");
    }
  }

  @Test
  void theFirstProductIsGoneBeforeTheSecondBegins() {
    assertEquals(0, looks.get(35.0).loose().length);
    assertEquals(8, looks.get(56.5).loose().length);
    assertEquals(4, looks.get(36.5).columns().size());
  }

  @Test
  void theCameraTurnsByTwoDegreesASecondInTheEnd() {
    var before = looks.get(48.5).frame().camera().orientation();
    var after = looks.get(56.5).frame().camera().orientation();
    double turn = 2 * Math.acos(before.conjugate().times(after).w());
    assertTrue(Math.abs(turn / DEGREES - 16) < 0.1, "turned by " + turn / DEGREES);
  }
}
