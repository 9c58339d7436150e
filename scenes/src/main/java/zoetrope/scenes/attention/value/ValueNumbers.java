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
 * The numbers of the film. Embeddings are those of the attention core in {@value #SIZE} of its 128
 * dimensions, by a common factor. The matrix is made for them: what it makes of an adjective's
 * numbers is, but for rounding, the value that the core's head for adjectives gives that word, in
 * the same dimensions. All that is drawn follows by arithmetic from what is read on the screen, to
 * one decimal place.
 */
final class ValueNumbers {
  /** How many numbers stand in for the 128 of the core. */
  static final int SIZE = 8;

  static final int BLUE = 0;
  static final int FLUFFY = 1;
  static final int CREATURE = 2;

  /** Where the creature, the fluffy and the fluffy blue one are drawn. */
  private static final List<Vec> PLACES = List.of(at(-2, 3, 1), at(2, 3, 1), at(1, 2, 4));

  private final RealMatrix embeddings;
  private final LinearMap valueMap;
  private final LinearMap view;

  private ValueNumbers(RealMatrix embeddings, LinearMap valueMap) {
    this.embeddings = embeddings;
    this.valueMap = valueMap;
    view = view();
  }

  /** The numbers of "blue fluffy creature" for a seed. */
  static ValueNumbers of(long seed) {
    StoryWeights story = StoryWeights.of(WordTokens.of("blue fluffy creature"), seed);
    RealMatrix whole = story.embeddings();
    RealMatrix values = story.head(Question.ADJECTIVES).value().apply(whole);
    int[] dimensions = loudest(whole);
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

  /** The dimensions, in order, in which none of the words has a small number. */
  private static int[] loudest(RealMatrix embeddings) {
    double[] loudness = new double[embeddings.columns()];
    Arrays.setAll(
        loudness, j -> Arrays.stream(embeddings.column(j)).map(Math::abs).min().orElse(0));
    return IntStream.range(0, loudness.length)
        .boxed()
        .sorted(Comparator.comparingDouble(j -> -loudness[j]))
        .limit(SIZE)
        .mapToInt(Integer::intValue)
        .sorted()
        .toArray();
  }

  private static RealMatrix picked(RealMatrix matrix, int[] columns) {
    return RealMatrix.of(matrix.rows(), SIZE, (i, j) -> matrix.get(i, columns[j]));
  }

  /**
   * Weights that take {@code words} to {@code values}. What they do to all else is left to {@code
   * chance}, of which there is as much as there can be with no weight above the shown range.
   */
  private static RealMatrix weights(RealMatrix words, RealMatrix values, RealMatrix chance) {
    RealMatrix needed = LinearMap.minimumNorm(words, values).weights();
    RealMatrix seen = LinearMap.minimumNorm(words, words).weights();
    RealMatrix free = chance.minus(chance.times(seen));
    double most = Double.POSITIVE_INFINITY;
    for (int i = 0; i < SIZE; i++) {
      for (int j = 0; j < SIZE; j++) {
        double sign = Math.signum(free.get(i, j));
        double room = WeightMatrix.RANGE - sign * needed.get(i, j);
        most = Math.min(most, Math.max(0, room) / Math.abs(free.get(i, j)));
      }
    }
    return needed.plus(free.times(most));
  }

  /** Numbers as they stand on the screen. */
  private static RealMatrix shown(RealMatrix numbers) {
    return numbers.map(ColoredNumbers::shown);
  }

  /** The view of the {@value #SIZE} dimensions in which the creatures lie at their places. */
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

  /** The numbers of a word before others spoke to it. */
  double[] embedding(int word) {
    return embeddings.row(word);
  }

  /** The value matrix, {@code [row][column]}. */
  double[][] matrix() {
    return valueMap.weights().toRows();
  }

  /** What the matrix makes of a word. */
  double[] value(int word) {
    return valueMap.apply(embeddings.row(word));
  }

  /** The numbers of the creature when each of {@code words} has spoken to it. */
  double[] creature(int... words) {
    double[] sum = embedding(CREATURE);
    for (int word : words) {
      double[] value = value(word);
      Arrays.setAll(sum, i -> sum[i] + value[i]);
    }
    return sum;
  }

  /**
   * How strongly each number of {@code word} takes part in number {@code row} of its value: 1 for
   * the strongest part of the whole product.
   */
  double[] shares(int word, int row) {
    RealMatrix parts =
        RealMatrix.of(
            SIZE, SIZE, (i, j) -> Math.abs(valueMap.weights().get(i, j) * embeddings.get(word, j)));
    return parts.scaledToMaxAbs(1).row(row);
  }

  /** Where a vector of {@value #SIZE} numbers is drawn in space. */
  Vec place(double[] vector) {
    double[] coordinates = view.apply(vector);
    return at(coordinates[0], coordinates[1], coordinates[2]);
  }
}
