package zoetrope.scenes.attention.value;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.WordTokens;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.geometry.Vec;
import zoetrope.scenes.components.ColoredNumbers;
import zoetrope.scenes.components.WeightMatrix;

/**
 * The numbers of the film. The embeddings come from {@link StoryWeights}. {@value #SIZE} of its 128
 * dimensions are used, scaled by a common factor. For an adjective, the matrix computes the same
 * value as the head for adjectives of {@link StoryWeights}, in these dimensions and except for
 * rounding. Everything drawn follows by arithmetic from the numbers on the screen, to one decimal
 * place.
 */
final class ValueNumbers {
  /** The number of dimensions that represent the 128 dimensions of {@link StoryWeights}. */
  static final int SIZE = 8;

  static final int BLUE = 0;
  static final int FLUFFY = 1;
  static final int CREATURE = 2;

  /**
   * The points in space that show the creature, the fluffy creature and the fluffy blue creature.
   */
  private static final List<Vec> PLACES = List.of(at(-2, 3, 1), at(2, 3, 1), at(1, 2, 4));

  private final RealMatrix embeddings;
  private final LinearMap valueMap;
  private final LinearMap view;

  private ValueNumbers(RealMatrix embeddings, LinearMap valueMap) {
    this.embeddings = embeddings;
    this.valueMap = valueMap;
    view = view();
  }

  /** Returns the numbers of "blue fluffy creature" for a seed. */
  static ValueNumbers of(long seed) {
    StoryWeights story = StoryWeights.of(WordTokens.of("blue fluffy creature"), seed);
    RealMatrix whole = story.embeddings();
    RealMatrix values = story.head(Question.ADJECTIVES).value().apply(whole);
    int[] dimensions = strongestDimensions(whole);
    RealMatrix embedded = picked(whole, dimensions);
    RealMatrix valued = picked(values, dimensions);
    RealMatrix updated = embedded.selectRows(CREATURE).plus(valued.selectRows(FLUFFY));
    double reach = Math.max(embedded.maxAbs(), updated.maxAbs());
    RealMatrix words = shown(embedded.times(WeightMatrix.RANGE / reach));
    RealMatrix aims = valued.times(WeightMatrix.RANGE / reach);
    RealMatrix chance = WeightGenerator.of(seed, "value matrix").uniform(SIZE, SIZE, -1, 1);
    RealMatrix weights =
        weights(words.selectRows(BLUE, FLUFFY), aims.selectRows(BLUE, FLUFFY), chance);
    return new ValueNumbers(words, new LinearMap(shown(weights)));
  }

  /** Returns, in ascending order, the dimensions where all words have numbers far from 0. */
  private static int[] strongestDimensions(RealMatrix embeddings) {
    double[] minAbs = new double[embeddings.columns()];
    Arrays.setAll(minAbs, j -> Arrays.stream(embeddings.column(j)).map(Math::abs).min().orElse(0));
    return IntStream.range(0, minAbs.length)
        .boxed()
        .sorted(Comparator.comparingDouble(j -> -minAbs[j]))
        .limit(SIZE)
        .mapToInt(Integer::intValue)
        .sorted()
        .toArray();
  }

  private static RealMatrix picked(RealMatrix matrix, int[] columns) {
    return RealMatrix.of(matrix.rows(), SIZE, (i, j) -> matrix.get(i, columns[j]));
  }

  /**
   * Returns weights that map {@code words} to {@code values}. Orthogonal inputs are mapped by
   * {@code chance}, scaled as far as possible without a weight above the shown range.
   */
  private static RealMatrix weights(RealMatrix words, RealMatrix values, RealMatrix chance) {
    RealMatrix needed = LinearMap.minimumNorm(words, values).weights();
    RealMatrix projection = LinearMap.minimumNorm(words, words).weights();
    RealMatrix free = chance.minus(chance.times(projection));
    double factor = Double.POSITIVE_INFINITY;
    for (int i = 0; i < SIZE; i++) {
      for (int j = 0; j < SIZE; j++) {
        double sign = Math.signum(free.get(i, j));
        double room = WeightMatrix.RANGE - sign * needed.get(i, j);
        factor = Math.min(factor, Math.max(0, room) / Math.abs(free.get(i, j)));
      }
    }
    return needed.plus(free.times(factor));
  }

  /** Returns the numbers as they are rounded on the screen. */
  private static RealMatrix shown(RealMatrix numbers) {
    return numbers.map(ColoredNumbers::shown);
  }

  /**
   * Returns the projection of the {@value #SIZE} dimensions that maps the creatures to {@link
   * #PLACES}.
   */
  private LinearMap view() {
    RealMatrix vectors = RealMatrix.ofRows(embeddings.row(CREATURE), value(FLUFFY), value(BLUE));
    return LinearMap.minimumNorm(
        vectors,
        RealMatrix.ofRows(
            coordinates(PLACES.get(0)),
            coordinates(PLACES.get(1).minus(PLACES.get(0))),
            coordinates(PLACES.get(2).minus(PLACES.get(1)))));
  }

  private static double[] coordinates(Vec v) {
    return new double[] {v.x(), v.y(), v.z()};
  }

  /** Returns the numbers of a word before attention. */
  double[] embedding(int word) {
    return embeddings.row(word);
  }

  /** Returns the value matrix, {@code [row][column]}. */
  double[][] matrix() {
    return valueMap.weights().toRows();
  }

  /** Returns the value of a word, rounded as it is shown. */
  double[] value(int word) {
    double[] value = valueMap.apply(embeddings.row(word));
    Arrays.setAll(value, i -> ColoredNumbers.shown(value[i]));
    return value;
  }

  /** Returns the numbers of the creature after {@code words} have been added. */
  double[] creature(int... words) {
    double[] sum = embedding(CREATURE);
    for (int word : words) {
      double[] value = value(word);
      Arrays.setAll(sum, i -> sum[i] + value[i]);
    }
    return sum;
  }

  /**
   * Returns how strongly each number of {@code word} contributes to number {@code row} of its
   * value. The strongest contribution in the whole product is 1.
   */
  double[] shares(int word, int row) {
    RealMatrix parts =
        RealMatrix.of(
            SIZE, SIZE, (i, j) -> Math.abs(valueMap.weights().get(i, j) * embeddings.get(word, j)));
    return parts.scaledToMaxAbs(1).row(row);
  }

  /** Returns the point in space for a vector of {@value #SIZE} numbers. */
  Vec place(double[] vector) {
    double[] coordinates = view.apply(vector);
    return at(coordinates[0], coordinates[1], coordinates[2]);
  }
}
