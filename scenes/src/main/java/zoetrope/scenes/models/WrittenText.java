package zoetrope.scenes.models;

import java.util.List;
import java.util.Optional;
import zoetrope.attention.RealMatrix;

/**
 * A text that a model wrote, word by word.
 *
 * @param model what the model and the head are called; none for the toy
 * @param words all of them, as they can be written
 * @param given how many of them it began with
 * @param weights of a head, [T, T]
 * @param keys how many numbers the keys of a word have in a layer, of all heads
 * @param values how many its values have
 * @param layers how many layers there are
 */
record WrittenText(
    Optional<String> model,
    List<String> words,
    int given,
    RealMatrix weights,
    int keys,
    int values,
    int layers) {}
