package zoetrope.mobject.code;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;

/** A programming language or text format that can be highlighted. */
public enum Language {
  ACTIONSCRIPT(SyntaxConstants.SYNTAX_STYLE_ACTIONSCRIPT, "as"),
  ADA(WordTable.STYLE, "adb", "ads"),
  ASSEMBLER(SyntaxConstants.SYNTAX_STYLE_ASSEMBLER_X86, "assembly", "asm", "x86", "nasm"),
  ASSEMBLER_6502(SyntaxConstants.SYNTAX_STYLE_ASSEMBLER_6502, "6502"),
  AWK(WordTable.STYLE, "gawk"),
  BATCH(SyntaxConstants.SYNTAX_STYLE_WINDOWS_BATCH, "bat", "cmd"),
  BBCODE(SyntaxConstants.SYNTAX_STYLE_BBCODE),
  C(SyntaxConstants.SYNTAX_STYLE_C, "h"),
  CLOJURE(SyntaxConstants.SYNTAX_STYLE_CLOJURE, "clj", "cljs"),
  CMAKE(WordTable.STYLE),
  CPP(SyntaxConstants.SYNTAX_STYLE_CPLUSPLUS, "c++", "hpp", "cc", "cxx", "cuda", "cu"),
  CRYSTAL(WordTable.STYLE, "cr"),
  CSHARP(SyntaxConstants.SYNTAX_STYLE_CSHARP, "c#", "cs"),
  CSS(SyntaxConstants.SYNTAX_STYLE_CSS),
  CSV(SyntaxConstants.SYNTAX_STYLE_CSV),
  D(SyntaxConstants.SYNTAX_STYLE_D),
  DART(SyntaxConstants.SYNTAX_STYLE_DART),
  DELPHI(SyntaxConstants.SYNTAX_STYLE_DELPHI, "pascal", "pas"),
  DOCKERFILE(SyntaxConstants.SYNTAX_STYLE_DOCKERFILE, "docker"),
  DTD(SyntaxConstants.SYNTAX_STYLE_DTD),
  ELIXIR(WordTable.STYLE, "ex", "exs"),
  ERLANG(WordTable.STYLE, "erl"),
  FORTRAN(SyntaxConstants.SYNTAX_STYLE_FORTRAN, "f", "f90", "for"),
  FSHARP(WordTable.STYLE, "f#", "fs"),
  GLSL(WordTable.STYLE, "frag", "vert", "hlsl"),
  GO(SyntaxConstants.SYNTAX_STYLE_GO, "golang"),
  GRAPHQL(WordTable.STYLE, "gql"),
  GROOVY(SyntaxConstants.SYNTAX_STYLE_GROOVY, "gradle"),
  HANDLEBARS(SyntaxConstants.SYNTAX_STYLE_HANDLEBARS, "hbs", "mustache"),
  HASKELL(WordTable.STYLE, "hs"),
  HOSTS(SyntaxConstants.SYNTAX_STYLE_HOSTS),
  HTACCESS(SyntaxConstants.SYNTAX_STYLE_HTACCESS),
  HTML(SyntaxConstants.SYNTAX_STYLE_HTML, "htm"),
  INI(SyntaxConstants.SYNTAX_STYLE_INI, "toml", "cfg"),
  JAVA(SyntaxConstants.SYNTAX_STYLE_JAVA),
  JAVASCRIPT(SyntaxConstants.SYNTAX_STYLE_JAVASCRIPT, "js", "mjs", "jsx"),
  JSON(SyntaxConstants.SYNTAX_STYLE_JSON),
  JSONC(SyntaxConstants.SYNTAX_STYLE_JSON_WITH_COMMENTS, "json5"),
  JSP(SyntaxConstants.SYNTAX_STYLE_JSP),
  JULIA(WordTable.STYLE, "jl"),
  KOTLIN(SyntaxConstants.SYNTAX_STYLE_KOTLIN, "kt", "kts"),
  LATEX(SyntaxConstants.SYNTAX_STYLE_LATEX, "tex"),
  LEAN(WordTable.STYLE),
  LESS(SyntaxConstants.SYNTAX_STYLE_LESS, "scss"),
  LISP(SyntaxConstants.SYNTAX_STYLE_LISP, "el", "scheme", "scm"),
  LUA(SyntaxConstants.SYNTAX_STYLE_LUA),
  MAKEFILE(SyntaxConstants.SYNTAX_STYLE_MAKEFILE, "make", "mk"),
  MARKDOWN(SyntaxConstants.SYNTAX_STYLE_MARKDOWN, "md"),
  MATHEMATICA(WordTable.STYLE, "wolfram", "wl", "nb"),
  MATLAB(WordTable.STYLE, "octave", "m"),
  MXML(SyntaxConstants.SYNTAX_STYLE_MXML),
  NIM(WordTable.STYLE),
  NSIS(SyntaxConstants.SYNTAX_STYLE_NSIS, "nsi"),
  OBJECTIVE_C(WordTable.STYLE, "objc", "objective-c", "objectivec", "mm"),
  OCAML(WordTable.STYLE, "ml", "mli"),
  PERL(SyntaxConstants.SYNTAX_STYLE_PERL, "pl", "pm"),
  PHP(SyntaxConstants.SYNTAX_STYLE_PHP),
  /** Text without colours. */
  PLAIN(SyntaxConstants.SYNTAX_STYLE_NONE, "text", "txt"),
  POWERSHELL(WordTable.STYLE, "ps1", "pwsh"),
  PROLOG(WordTable.STYLE, "pro"),
  PROPERTIES(SyntaxConstants.SYNTAX_STYLE_PROPERTIES_FILE),
  PROTO(SyntaxConstants.SYNTAX_STYLE_PROTO, "protobuf"),
  PYTHON(SyntaxConstants.SYNTAX_STYLE_PYTHON, "py"),
  R(WordTable.STYLE, "rscript", "rlang"),
  RUBY(SyntaxConstants.SYNTAX_STYLE_RUBY, "rb"),
  RUST(SyntaxConstants.SYNTAX_STYLE_RUST, "rs"),
  SAS(SyntaxConstants.SYNTAX_STYLE_SAS),
  SCALA(SyntaxConstants.SYNTAX_STYLE_SCALA),
  SHELL(SyntaxConstants.SYNTAX_STYLE_UNIX_SHELL, "bash", "sh", "zsh"),
  SOLIDITY(WordTable.STYLE, "sol"),
  SQL(SyntaxConstants.SYNTAX_STYLE_SQL),
  SWIFT(WordTable.STYLE),
  TCL(SyntaxConstants.SYNTAX_STYLE_TCL),
  TERRAFORM(WordTable.STYLE, "tf", "hcl"),
  TYPESCRIPT(SyntaxConstants.SYNTAX_STYLE_TYPESCRIPT, "ts", "tsx"),
  VERILOG(WordTable.STYLE, "v", "systemverilog", "sv"),
  VHDL(SyntaxConstants.SYNTAX_STYLE_VHDL, "vhd"),
  VISUAL_BASIC(SyntaxConstants.SYNTAX_STYLE_VISUAL_BASIC, "vb"),
  XML(SyntaxConstants.SYNTAX_STYLE_XML, "svg", "xsd"),
  YAML(SyntaxConstants.SYNTAX_STYLE_YAML, "yml"),
  ZIG(WordTable.STYLE);

  private final String style;
  private final List<String> otherNames;

  Language(String style, String... otherNames) {
    this.style = style;
    this.otherNames = List.of(otherNames);
  }

  /**
   * Returns the language for a name such as "python", or a file name extension such as "py",
   * ignoring case.
   *
   * @throws IllegalArgumentException for an unknown name; the message suggests similar names or
   *     lists all
   */
  public static Language named(String name) {
    String wanted = name.toLowerCase(Locale.ROOT).replace(' ', '_');
    for (Language language : values()) {
      if (language.lowerCase().equals(wanted) || language.otherNames.contains(wanted)) {
        return language;
      }
    }
    List<String> names = Arrays.stream(values()).map(Language::lowerCase).toList();
    throw new IllegalArgumentException(
        Messages.of(
            "there are no colours for the language \"%s\": %s",
            name,
            Suggestions.question(name, names)
                .orElseGet(() -> "there are " + String.join(", ", names))));
  }

  private String lowerCase() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the language's name in RSyntaxTextArea, or {@link WordTable#STYLE}. */
  String style() {
    return style;
  }

  /** Whether the language has names of values, types and functions. */
  boolean hasNames() {
    return switch (this) {
      case BBCODE, CSS, CSV, DTD, HOSTS, HTACCESS, HTML, INI, LATEX, LESS, MARKDOWN -> false;
      case HANDLEBARS, JSP, MXML, PLAIN, PROPERTIES, XML, YAML -> false;
      default -> true;
    };
  }
}
