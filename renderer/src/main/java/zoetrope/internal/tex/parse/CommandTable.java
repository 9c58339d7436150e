package zoetrope.internal.tex.parse;

import java.util.Set;

/** The commands and characters of a typesetter. */
public interface CommandTable {
  /** Whether the command {@code \name} is defined. */
  boolean knows(String name);

  /** Whether the typesetter's fonts contain the character, in math or in text mode. */
  boolean hasCharacter(int codePoint, boolean math);

  Set<String> names();
}
