package zoetrope.scenes.models;

import java.util.List;
import java.util.Optional;
import zoetrope.attention.RealMatrix;

/**
 * A text that a model wrote word by word.
 *
 * @param model the name of the model and the head; empty for the toy
 * @param words all words in printable form
 * @param given the number of words of the prompt
 * @param weights the weights of a head, [T, T]
 * @param keys the size of a word's keys in a layer, for all heads
 * @param values the size of a word's values in a layer, for all heads
 * @param layers the number of layers
 */
record WrittenText(
    Optional<String> model,
    List<String> words,
    int given,
    RealMatrix weights,
    int keys,
    int values,
    int layers) {}
