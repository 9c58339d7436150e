package zoetrope.attention.token;

/**
 * A token of a model's vocabulary.
 *
 * @param id its number, from 0
 * @param piece how the vocabulary spells it, such as {@code Ġblue} or {@code ##able}
 * @param text how it is shown: a blank before it where it begins a word after one, as in {@code "
 *     blue"}; {@code ##able} stays; bytes that are no whole character are {@code \xE2}
 * @param special whether it stands for no text, such as {@code [CLS]}
 */
public record ModelToken(int id, String piece, String text, boolean special) {}
