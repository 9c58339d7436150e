package zoetrope.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the reference says of a word, a type or a member of one. Immutable.
 *
 * @param kind what it is
 * @param owner the full name of the class it is declared in; for a type that of its package or
 *     outer class; for words always {@code zoetrope.Zoetrope}
 * @param name its name
 * @param signature its name and parameters, {@code circle(double radius)}; for fields the name
 *     alone; for types the full names of what they extend and implement, with blanks between
 * @param type the simple name of what a method returns or a field holds; for types {@code class},
 *     {@code interface}, {@code record} or {@code enum}
 * @param comment its Javadoc as plain text: a line for each paragraph, empty ones between them,
 *     code indented by four blanks, then lines that begin with {@code @param}, {@code @return} and
 *     {@code @throws}
 */
public record ReferenceEntry(
    Kind kind, String owner, String name, String signature, String type, List<String> comment) {

  /** What an entry is about. */
  public enum Kind {
    /** A static method that comes with the import of {@code zoetrope.Zoetrope}. */
    WORD,
    /** A constant that comes with the import of {@code zoetrope.Zoetrope}. */
    CONSTANT,
    /** A class, an interface, a record or an enum. */
    TYPE,
    /** A method of objects. */
    METHOD,
    /** A method of objects and animations that the engine calls, and scenes do not. */
    HOOK,
    /** A static method of a type. */
    STATIC,
    /** A constant of a type. */
    FIELD
  }

  /** Copies the comment. */
  public ReferenceEntry {
    comment = List.copyOf(comment);
  }

  /** Whether it needs no qualification where {@code zoetrope.Zoetrope} is imported. */
  public boolean isWord() {
    return kind == Kind.WORD || kind == Kind.CONSTANT;
  }

  /** The owner's name without packages. */
  public String ownerName() {
    return owner.substring(owner.lastIndexOf('.') + 1);
  }

  /** How it is referred to: {@code circle}, {@code Circle}, {@code Mobject.shift}. */
  public String reference() {
    return isWord() || kind == Kind.TYPE ? name : ownerName() + "." + name;
  }

  /** A type's full name, as an import statement needs it. */
  public String qualifiedName() {
    return owner + "." + name;
  }

  /** The first sentence of the comment; empty without one. */
  public String summary() {
    String first = comment.isEmpty() || comment.get(0).startsWith("@") ? "" : comment.get(0);
    int end = first.indexOf(". ");
    return end < 0 ? first : first.substring(0, end + 1);
  }

  /** The lines of the comment that belong to no parameter, result or error. */
  public List<String> description() {
    return comment.stream().takeWhile(line -> !line.startsWith("@")).toList();
  }

  /** What the comment says of each parameter, in the order in which it does. */
  public Map<String, String> parameters() {
    Map<String, String> found = new LinkedHashMap<>();
    for (String line : comment) {
      if (line.startsWith("@param ")) {
        String[] parts = line.split(" ", 3);
        found.put(parts[1], parts.length > 2 ? parts[2] : "");
      }
    }
    return found;
  }
}
