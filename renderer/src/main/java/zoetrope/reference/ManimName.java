package zoetrope.reference;

import java.util.List;

/**
 * A name in Manim and its equivalents here. Immutable.
 *
 * @param dialects {@code ce} for Manim Community, {@code gl} for 3Blue1Brown's manimgl, or both
 *     with a blank between them
 * @param kind {@code class}, {@code method}, {@code function}, {@code constant} or {@code argument}
 *     (a keyword argument of a call)
 * @param owner the class of a method, the class that an argument creates, or the module
 * @param name the name in Manim
 * @param words references as {@link ReferenceEntry#reference()} returns them, the best first, or
 *     command-line options; empty if there is no equivalent
 * @param note how to use the equivalent, how it differs, or why there is none; may be empty
 */
public record ManimName(
    String dialects, String kind, String owner, String name, List<String> words, String note) {

  public ManimName {
    words = List.copyOf(words);
  }

  /** Returns the dialects that have the name, for messages. */
  public String dialectNames() {
    return switch (dialects) {
      case "ce" -> "Manim Community";
      case "gl" -> "manimgl";
      default -> "both dialects of Manim";
    };
  }

  /** Returns the name with the class of a method or argument: {@code Mobject.shift}. */
  public String qualified() {
    return kind.equals("method") || kind.equals("argument") ? owner + "." + name : name;
  }

  /**
   * Returns the equivalents, such as {@code circle}, followed by the note. If there is no
   * equivalent, returns only the note, which says why.
   */
  public String answer() {
    String called = String.join(", ", words);
    return words.isEmpty() || note.isEmpty() ? called + note : called + ": " + note;
  }
}
