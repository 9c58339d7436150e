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
 * @param keys how many numbers the keys of a word have in a layer, in all heads together
 * @param values how many numbers the values of a word have in a layer, in all heads together
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
