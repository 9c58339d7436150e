package zoetrope.scenes.attention.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scenes.Film;
import zoetrope.scenes.Moment;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WeightMatrix;

class IntroduceValueMatrixTest {
  private static final int BLUE_COLUMN = 0;
  private static final int FLUFFY_COLUMN = 1;
  private static final int CREATURE_COLUMN = 2;

  private static final Film FILM = film();

  /**
   * The objects on the stage at the end of a play.
   *
   * @param columns the numbers of each embedding, from back to front
   * @param places the bounding boxes of the embeddings and matrices, from back to front
   * @param matrices the weights, empty before the matrix appears
   * @param loose the numbers outside of columns and matrices: the result of a product
   */
  private record Look(
      Frame frame,
      List<double[]> columns,
      List<Bounds> places,
      List<double[][]> matrices,
      double[] loose) {

    static Look of(Moment moment) {
      List<double[]> columns = new ArrayList<>();
      List<Bounds> places = new ArrayList<>();
      List<double[][]> matrices = new ArrayList<>();
      List<Double> loose = new ArrayList<>();
      for (Mobject<?> top : moment.stage()) {
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
      return new Look(moment.frame(), columns, places, matrices, numbers);
    }

    private static double[] flat(NumericEmbedding column) {
      return Arrays.stream(column.values()).mapToDouble(row -> row[0]).toArray();
    }

    double[] column(int index) {
      return columns.get(index);
    }

    /** Returns the number of objects that are in space and not fixed in the frame. */
    long inSpace() {
      return frame.items().stream().filter(item -> item.fixed() == 0).count();
    }
  }

  private static Film film() {
    return Film.of(IntroduceValueMatrix::new).rate(10);
  }

  private static Look look(double seconds) {
    return Look.of(FILM.after(seconds));
  }

  @Test
  void lastsAsLongAsTheStoryboardSays() {
    assertEquals(56.5, FILM.seconds());
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
    assertEquals(starts, FILM.starts());
  }

  @Test
  void productsAreCorrectAndTheFirstIsTheChangeOfTheCreature() {
    for (Film film : List.of(FILM, film().with("weights-seed", "3"))) {
      double[][] weights = Look.of(film.after(28.0)).matrices().get(0);
      double[] fluffy = Look.of(film.after(28.0)).column(FLUFFY_COLUMN);
      double[] blue = Look.of(film.after(28.0)).column(BLUE_COLUMN);
      assertArrayEquals(
          visible(product(weights, fluffy)), visible(Look.of(film.after(29.0)).loose()), 1e-9);
      assertArrayEquals(
          visible(product(weights, blue)), visible(Look.of(film.after(45.5)).loose()), 1e-9);
      double[] end = Look.of(film.after(48.5)).column(CREATURE_COLUMN);
      double[] before = Look.of(film.after(7.0)).column(CREATURE_COLUMN);
      double[] after = Look.of(film.after(13.0)).column(CREATURE_COLUMN);
      for (int i = 0; i < before.length; i++) {
        if (i != 6) {
          double value = Math.rint(10 * product(weights, fluffy)[i]) / 10;
          assertEquals(value, after[i] - before[i], 1e-9);
          double second = Math.rint(10 * product(weights, blue)[i]) / 10;
          assertEquals(second, end[i] - after[i], 1e-9);
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

  /** Returns all numbers except the number behind the dots. */
  private static double[] visible(double[] numbers) {
    double[] visible = new double[numbers.length - 1];
    System.arraycopy(numbers, 0, visible, 0, 6);
    visible[6] = numbers[7];
    return visible;
  }

  @Test
  void weightsEqualTheShownNumbersAndFillTheirRange() {
    double largest = 0;
    for (double[] row : look(28.0).matrices().get(0)) {
      for (double weight : row) {
        assertEquals(Math.rint(weight * 10), weight * 10, 1e-9);
        largest = Math.max(largest, Math.abs(weight));
      }
    }
    assertEquals(9.9, largest, 1e-9);
  }

  @Test
  void columnsAndMatrixAreWhereTheStoryboardShowsThem() {
    List<Bounds> start = look(1.0).places();
    assertPlace(-4.73, -0.76, 4, start.get(FLUFFY_COLUMN));
    assertPlace(-2.38, -0.76, 4, start.get(CREATURE_COLUMN));
    List<Bounds> small = look(16.0).places();
    assertPlace(-2.29, 1.69, 1.89, small.get(FLUFFY_COLUMN));
    assertPlace(-4.13, -2.12, 2.75, small.get(3));
    List<Bounds> three = look(35.0).places();
    Bounds blue =
        three.stream().filter(box -> Math.abs(box.center().x() + 3.31) < 0.05).findFirst().get();
    assertPlace(-3.31, 1.69, 1.89, blue);
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
    "33, -7.3, 1.5, 1, 13.4",
    "48.5, -6.41, 2.78, 1.37, 13.21"
  })
  void theCameraMovesWhereTheStoryboardShowsIt(
      double time, double x, double y, double z, double height) {
    Camera camera = look(time).frame().camera();
    assertEquals(0, camera.center().distance(at(x, y, z)), 1e-9);
    assertEquals(height, camera.height(), 1e-9);
  }

  @Test
  void creaturesAreWhereTheStoryboardShowsThemAndValuesJoinThem() {
    Frame end = look(56.5).frame();
    Map<Color, Vec> places =
        Map.of(ORANGE, at(-2, 3, 1), GREY_BROWN, at(2, 3, 1), BLUE, at(1, 2, 4));
    places.forEach((color, place) -> assertEquals(0, Film.arrow(end, color).distance(place), 1e-9));
  }

  @Test
  void numbersAndMatricesAreFixedInTheFrame() {
    long space = look(13.0).inSpace();
    for (double time : new double[] {19, 20, 24, 28, 30, 45.5, 46.5}) {
      assertEquals(space, look(time).inSpace(), "at " + time + " s");
    }
  }

  @Test
  void theFirstProductDisappearsBeforeTheSecondBegins() {
    assertEquals(0, look(35.0).loose().length);
    assertEquals(8, look(56.5).loose().length);
    assertEquals(4, look(36.5).columns().size());
  }

  @Test
  void theCameraTurnsByTwoDegreesASecondInTheEnd() {
    var before = look(48.5).frame().camera().orientation();
    var after = look(56.5).frame().camera().orientation();
    double turn = 2 * Math.acos(before.conjugate().times(after).w());
    assertTrue(Math.abs(turn / DEGREES - 16) < 0.1, "turned by " + turn / DEGREES);
  }
}
