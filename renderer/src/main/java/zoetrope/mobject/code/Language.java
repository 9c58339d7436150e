package zoetrope.mobject.code;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** A programming language, as far as its colours go. */
public enum Language {
  /** Java. */
  JAVA(
      Comments.SLASHES,
      "\"\"\" \" '",
      "abstract assert break case catch class continue default do else enum extends final finally"
          + " for if implements instanceof interface native new non-sealed permits private"
          + " protected public record return sealed static strictfp super switch synchronized this"
          + " throw throws transient try var volatile while yield",
      "import package module requires exports",
      "boolean byte char double float int long short void",
      "true false null"),
  /** Python. */
  PYTHON(
      Comments.HASH,
      "\"\"\" ''' \" '",
      "and as assert async await break class continue def del elif else except finally for global if"
          + " in is lambda match case nonlocal not or pass raise return try while with yield",
      "import from",
      "int float str bool list dict set tuple bytes object complex type",
      "True False None self cls print len range super isinstance enumerate zip map filter sum min max"
          + " abs open sorted"),
  /** JavaScript and TypeScript. */
  JAVASCRIPT(
      Comments.SLASHES,
      "\" ' `",
      "async await break case catch class const continue debugger default delete do else enum extends"
          + " finally for function if implements in instanceof interface let new of return static"
          + " super switch this throw try type typeof var void while with yield",
      "import export from as",
      "any boolean never number object string symbol unknown",
      "true false null undefined NaN Infinity console"),
  /** C and C++. */
  CPP(
      Comments.SLASHES,
      "\" '",
      "alignas alignof auto break case catch class const constexpr continue decltype default delete do"
          + " else enum explicit extern for friend goto if inline mutable namespace new noexcept"
          + " operator private protected public register return sizeof static struct switch template"
          + " this throw try typedef typename union using virtual volatile while",
      "#include #define #ifdef #ifndef #if #else #endif #pragma import export",
      "bool char double float int long short signed unsigned void size_t int32_t int64_t uint8_t"
          + " uint32_t uint64_t string vector map",
      "true false nullptr NULL std"),
  /** Rust. */
  RUST(
      Comments.SLASHES,
      "\"",
      "as async await break const continue dyn else enum extern fn for if impl in let loop match mod"
          + " move mut pub ref return self static struct super trait type unsafe where while",
      "use crate",
      "bool char f32 f64 i8 i16 i32 i64 isize str u8 u16 u32 u64 usize String Vec Option Result Self",
      "true false None Some Ok Err"),
  /** The shell. */
  SHELL(
      Comments.HASH,
      "\" '",
      "case do done elif else esac export fi for function if in local return then until while",
      "source",
      "",
      "cd echo exit read set test true false"),
  /** JSON. */
  JSON(Comments.NONE, "\"", "", "", "", "true false null"),
  /** Text without colours. */
  PLAIN(Comments.NONE, "", "", "", "", "");

  private enum Comments {
    SLASHES,
    HASH,
    NONE
  }

  private final Comments comments;
  private final List<String> quotes;
  private final Set<String> keywords;
  private final Set<String> imports;
  private final Set<String> types;
  private final Set<String> builtins;

  Language(
      Comments comments,
      String quotes,
      String keywords,
      String imports,
      String types,
      String builtins) {
    this.comments = comments;
    this.quotes = List.copyOf(words(quotes));
    this.keywords = Set.copyOf(words(keywords));
    this.imports = Set.copyOf(words(imports));
    this.types = Set.copyOf(words(types));
    this.builtins = Set.copyOf(words(builtins));
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  /**
   * The language of a name such as "python", or a file's ending such as "py", upper and lower case
   * alike.
   *
   * @throws IllegalArgumentException for any other; the message has the names there are
   */
  public static Language named(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "java" -> JAVA;
      case "python", "py" -> PYTHON;
      case "javascript", "typescript", "js", "ts" -> JAVASCRIPT;
      case "cpp", "c++", "c", "h", "hpp", "cc" -> CPP;
      case "rust", "rs" -> RUST;
      case "shell", "bash", "sh" -> SHELL;
      case "json" -> JSON;
      case "plain", "text", "txt" -> PLAIN;
      default ->
          throw new IllegalArgumentException(
              "there are no colours for the language \""
                  + name
                  + "\"; there are "
                  + Arrays.stream(values())
                      .map(l -> l.name().toLowerCase(Locale.ROOT))
                      .collect(Collectors.joining(", ")));
    };
  }

  /** What opens and closes strings, longer ones first. */
  List<String> quotes() {
    return quotes;
  }

  /** Whether a comment that runs to the end of its line begins at {@code at}. */
  boolean lineCommentAt(String source, int at) {
    return switch (comments) {
      case SLASHES -> source.startsWith("//", at);
      case HASH -> source.charAt(at) == '#';
      case NONE -> false;
    };
  }

  /** Whether a comment that runs to its own end mark begins at {@code at}. */
  boolean blockCommentAt(String source, int at) {
    return comments == Comments.SLASHES && source.startsWith("/*", at);
  }

  /** What a word is by itself: plain when the language does not know it. */
  TokenKind kindOf(String word) {
    if (keywords.contains(word)) {
      return TokenKind.KEYWORD;
    }
    if (imports.contains(word)) {
      return TokenKind.IMPORT;
    }
    if (types.contains(word)) {
      return TokenKind.TYPE;
    }
    return builtins.contains(word) ? TokenKind.BUILTIN : TokenKind.PLAIN;
  }
}
