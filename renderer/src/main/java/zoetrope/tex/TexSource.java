package zoetrope.tex;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A source to typeset: the author's string, its mode, and the author's macros.
 *
 * @param source the LaTeX source, without dollar signs around it
 * @param mode the mode at the top level of the source
 * @param macros bodies by macro name (with or without the backslash); {@code #1} to {@code #9} in a
 *     body stand for arguments
 */
public record TexSource(String source, Mode mode, Map<String, String> macros) {
  /** The modes at the top level of a source. */
  public enum Mode {
    /** Mathematics in display style; {@code &} and {@code \\} align as in {@code align*}. */
    DISPLAY,
    /** Text, with formulas between dollar signs; lines broken by {@code \\} are centred. */
    TEXT
  }

  /**
   * Copies the macros.
   *
   * @throws NullPointerException if an argument is null
   */
  public TexSource {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(mode, "mode");
    Map<String, String> sorted = new TreeMap<>();
    macros.forEach(
        (name, body) -> sorted.put(name.startsWith("\\") ? name.substring(1) : name, body));
    macros = Collections.unmodifiableMap(sorted);
  }

  /** Returns a formula in display style, without macros. */
  public static TexSource display(String source) {
    return new TexSource(source, Mode.DISPLAY, Map.of());
  }

  /** Returns text, without macros. */
  public static TexSource text(String source) {
    return new TexSource(source, Mode.TEXT, Map.of());
  }

  /** Returns this source with other macros. */
  public TexSource withMacros(Map<String, String> newMacros) {
    return new TexSource(source, mode, newMacros);
  }
}
