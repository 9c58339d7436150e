package zoetrope.reference;

import java.util.List;

/**
 * A name of Manim and what it is called here. Immutable.
 *
 * @param dialects {@code ce} for Manim Community, {@code gl} for 3Blue1Brown's manimgl, or both
 *     with a blank between them
 * @param kind {@code class}, {@code method}, {@code function}, {@code constant} or {@code
 *     argument}: what a call is given by name
 * @param owner a method's class, that of what is made with an argument, or the module
 * @param name the name there
 * @param words references as {@link ReferenceEntry#reference()} gives them, the best first, or
 *     options of the command line; none where there is no such thing here
 * @param note how the word is used, how it differs, or why there is none; may be empty
 */
public record ManimName(
    String dialects, String kind, String owner, String name, List<String> words, String note) {

  /** Copies the words. */
  public ManimName {
    words = List.copyOf(words);
  }

  /** Which Manim has the name, in words. */
  public String dialectNames() {
    return switch (dialects) {
      case "ce" -> "Manim Community";
      case "gl" -> "manimgl";
      default -> "both dialects of Manim";
    };
  }

  /** The name with the class of a method or argument: {@code Mobject.shift}. */
  public String qualified() {
    return kind.equals("method") || kind.equals("argument") ? owner + "." + name : name;
  }

  /** What it is called here, in a few words: {@code circle}, or why it has no word. */
  public String answer() {
    String called = String.join(", ", words);
    return words.isEmpty() || note.isEmpty() ? called + note : called + ": " + note;
  }
}
