package zoetrope.attention.token;

/**
 * A token of a model's vocabulary.
 *
 * @param id the index of the token, from 0
 * @param piece the spelling in the vocabulary, such as {@code Ġblue} or {@code ##able}
 * @param text the text for display: with a leading space at the beginning of a word, such as {@code
 *     " blue"}; {@code ##able} is unchanged; a byte of an incomplete character is written as {@code
 *     \xE2}
 * @param special whether it stands for no text, such as {@code [CLS]}
 */
public record ModelToken(int id, String piece, String text, boolean special) {}
