package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.attention.toy.ToyModel;
import zoetrope.color.Color;

/**
 * What all films do in the same way, so that viewers who know one film understand the others. Where
 * a film follows a document or another film, the words and formulas of the original come first.
 *
 * <ul>
 *   <li><b>A vector of a word is a row of a matrix</b>: Q = X W_Q, and the scores are Q Kᵀ, with a
 *       row for each query. Papers and programs do so. The films of the series “Attention in
 *       transformers” follow their originals: there, a vector is a column, and the grid has a row
 *       for each key and a column for each query.
 *   <li><b>Scores are divided by √d_k before they are shown</b>, or the division is drawn. The
 *       softmax of the shown scores is then the shown weights.
 *   <li><b>Numbers are rounded once</b>, to the decimal places that are shown. Everything else is
 *       computed from the rounded numbers; see {@link zoetrope.scenes.numbers.Rounding}. A film
 *       states these relations, and a test computes them again.
 *   <li><b>Layers and heads are counted from 1 on the screen</b>, as people count. Parameters and
 *       files count from 0, as the files of models do; the description of a parameter says so.
 *   <li><b>There are two toys</b>: {@link ToyModel}, one layer of attention, where every number is
 *       shown; and {@link zoetrope.attention.toy.ToyTraining}, whole layers with a network, where a
 *       model is studied or learns. The second never reads two of its sentences, to show that it
 *       has learned more than the sentences that it has read. A film says how many sentences its
 *       toy has read.
 *   <li><b>Zero is dark grey</b>, {@link #ZERO}, because black tiles on the black background look
 *       like holes in a vector.
 *   <li><b>A colour scale has a legend</b>; see {@link ColorLegend}.
 * </ul>
 */
public final class Conventions {
  /** The colour of queries, their matrix and their names. */
  public static final Color QUERY = YELLOW;

  /** The colour of keys. */
  public static final Color KEY = TEAL;

  /** The colour of values. Minus infinity in a mask is red, too, but never near a value. */
  public static final Color VALUE = RED;

  /** The colours of the two factors of W_V: value-up times value-down. */
  public static final Color VALUE_UP = RED_B;

  public static final Color VALUE_DOWN = RED_C;

  /** The colour of 0 in a scale of colours: visible, but darker than any number that matters. */
  public static final Color ZERO = Color.hex("#333333");

  private Conventions() {}

  /** Returns the number of a layer or head on the screen, for its index from 0 in a model. */
  public static int numberOf(int index) {
    return index + 1;
  }

  /** Returns "layer 3, head 8" for indices from 0 in a model. */
  public static String place(int layer, int head) {
    return layer(layer) + ", head " + numberOf(head);
  }

  /** Returns "layer 3" for an index from 0 in a model. */
  public static String layer(int layer) {
    return "layer " + numberOf(layer);
  }

  /** Returns "a toy model, trained on 12 sentences". */
  public static String toy() {
    return "a toy model, trained on " + ToyModel.sentences().size() + " sentences";
  }
}
