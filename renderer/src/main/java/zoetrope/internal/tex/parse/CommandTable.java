package zoetrope.internal.tex.parse;

import java.util.Set;

/** What a typesetter knows: its commands and its characters. */
public interface CommandTable {
  /** Whether {@code \name} means something. */
  boolean knows(String name);

  /** Whether the typesetter's own fonts have the character, in mathematics or in text. */
  boolean hasCharacter(int codePoint, boolean math);

  /** All names of commands. */
  Set<String> names();
}
