package zoetrope.attention.story;

import zoetrope.attention.AttentionHead;
import zoetrope.attention.FactoredMap;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;

/**
 * The construction of W_Q, W_K and W_V. The dot product of a query and a key is a sum of four
 * terms:
 *
 * <ul>
 *   <li>the answer: large if the query's class asks and the key's class answers;
 *   <li>the position: greatest if the key is {@code distance} words before the query, since cos ω(p
 *       − δ) cos ωp′ + sin ω(p − δ) sin ωp′ = cos ω(p − p′ − δ);
 *   <li>a constant, which makes scores without an answer negative;
 *   <li>the meaning: each word has a positive score with itself and a random score with each other
 *       word.
 * </ul>
 *
 * <p>A rotation R then mixes these features without changing scores: (R q) · (R k) = q · k.
 *
 * @param question the classes that ask and answer, or null for none
 * @param distance the preferred distance of a key before the query, in words
 * @param answer the score of an answer
 * @param place the weight of the position term
 * @param self the score of a word with itself
 * @param chance the standard deviation of the scores between different words
 */
record HeadDesign(
    Question question, double distance, double answer, double place, double self, double chance) {
  static final int KEY_SIZE = 64;

  private static final int WAVES = Features.WAVELENGTHS.length;
  private static final int PLACE_ROW = 1;
  private static final int CONSTANT_ROW = PLACE_ROW + 2 * WAVES;
  private static final int MEANING_ROW = CONSTANT_ROW + 1;
  private static final int MEANING_ROWS = KEY_SIZE - MEANING_ROW;

  /** The approximate maximum score without an answer. */
  private static final double BASE = -10;

  /** The value map scales the part of a meaning that it passes on by this factor. */
  private static final double GAIN = 0.8;

  /**
   * The standard deviation of the scores between different words in most heads. The heads of {@link
   * StoryWeights#scattered} have {@link #LARGE_CHANCE}.
   */
  static final double SMALL_CHANCE = 4;

  static final double LARGE_CHANCE = 12;

  static HeadDesign of(Question question, double chance) {
    return new HeadDesign(question, question.distance(), 103, 55, 22, chance);
  }

  /** Returns the head for embeddings that are features rotated by {@code rotation}. */
  AttentionHead build(RealMatrix rotation, WeightGenerator random) {
    RealMatrix inKeySpace = random.rotation(KEY_SIZE);
    // Rows shared by queries and keys produce the score of a word with itself.
    RealMatrix common = meaningRows(random, Math.sqrt(self));
    double each = Math.sqrt(chance) * Math.sqrt(Math.sqrt(MEANING_ROWS));
    RealMatrix query = queryFeatures().plus(common).plus(meaningRows(random, each));
    RealMatrix key = keyFeatures().plus(common).plus(meaningRows(random, each));
    RealMatrix back = rotation.transpose();
    return new AttentionHead(
        new LinearMap(inKeySpace.times(query).times(back)),
        new LinearMap(inKeySpace.times(key).times(back)),
        value(rotation, random));
  }

  private RealMatrix queryFeatures() {
    double[][] rows = new double[KEY_SIZE][Features.CHANNELS];
    double size = Math.sqrt(place / WAVES) / Features.PLACE_SIZE;
    for (int w = 0; w < WAVES; w++) {
      double angle = 2 * Math.PI * distance / Features.WAVELENGTHS[w];
      int column = Features.PLACE + 2 * w;
      int row = PLACE_ROW + 2 * w;
      rows[row][column] = size * StrictMath.cos(angle);
      rows[row][column + 1] = size * StrictMath.sin(angle);
      rows[row + 1][column] = -size * StrictMath.sin(angle);
      rows[row + 1][column + 1] = size * StrictMath.cos(angle);
    }
    for (WordClass kind : WordClass.values()) {
      if (question != null && question.isAskedBy(kind)) {
        rows[0][Features.CLASS + kind.ordinal()] = Math.sqrt(answer) / Features.CLASS_SIZE;
      }
    }
    rows[CONSTANT_ROW][Features.CONSTANT] = -Math.sqrt(place - BASE) / Features.CONSTANT_SIZE;
    return RealMatrix.ofRows(rows);
  }

  private RealMatrix keyFeatures() {
    double[][] rows = new double[KEY_SIZE][Features.CHANNELS];
    double size = Math.sqrt(place / WAVES) / Features.PLACE_SIZE;
    for (int i = 0; i < 2 * WAVES; i++) {
      rows[PLACE_ROW + i][Features.PLACE + i] = size;
    }
    for (WordClass kind : WordClass.values()) {
      if (question != null && question.isAnsweredBy(kind)) {
        rows[0][Features.CLASS + kind.ordinal()] = Math.sqrt(answer) / Features.CLASS_SIZE;
      }
    }
    rows[CONSTANT_ROW][Features.CONSTANT] = Math.sqrt(place - BASE) / Features.CONSTANT_SIZE;
    return RealMatrix.ofRows(rows);
  }

  /** Returns random rows that map a meaning to a vector with a length of about {@code size}. */
  private static RealMatrix meaningRows(WeightGenerator random, double size) {
    double deviation = size / Math.sqrt(MEANING_ROWS) / Features.MEANING_SIZE;
    RealMatrix numbers = random.gaussian(MEANING_ROWS, Features.MEANINGS, deviation);
    return RealMatrix.of(
        KEY_SIZE,
        Features.CHANNELS,
        (i, j) ->
            i < MEANING_ROW || j < Features.MEANING
                ? 0
                : numbers.get(i - MEANING_ROW, j - Features.MEANING));
  }

  /**
   * Returns the value map, which passes on a part of the meaning of the key word. Attention adds
   * this part to the meaning of the query word.
   */
  private static FactoredMap value(RealMatrix rotation, WeightGenerator random) {
    RealMatrix directions = random.rotation(Features.MEANINGS);
    RealMatrix part =
        RealMatrix.of(
            KEY_SIZE,
            Features.CHANNELS,
            (i, j) -> j < Features.MEANING ? 0 : directions.get(i, j - Features.MEANING));
    RealMatrix down = part.times(rotation.transpose());
    return new FactoredMap(new LinearMap(down), new LinearMap(down.transpose().times(GAIN)));
  }
}
