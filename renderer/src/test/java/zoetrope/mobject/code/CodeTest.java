package zoetrope.mobject.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Directions;
import zoetrope.text.FontFamily;

class CodeTest {
  private static final String JAVA =
      "@Override\npublic int sum(int n) { // all\n\n\treturn \"a\\\"b\".length() + 0x1F;\n}\n";

  private static TokenKind kind(String source, Language language, String part) {
    int at = source.indexOf(part);
    return Highlighter.tokens(source, language).stream()
        .filter(t -> t.span().start() == at)
        .peek(t -> assertEquals(part, t.span().of(source)))
        .findFirst()
        .orElseThrow()
        .kind();
  }

  @Test
  void javaIsDividedIntoTokens() {
    assertEquals(TokenKind.ANNOTATION, kind(JAVA, Language.JAVA, "@Override"));
    assertEquals(TokenKind.KEYWORD, kind(JAVA, Language.JAVA, "public"));
    assertEquals(TokenKind.TYPE, kind(JAVA, Language.JAVA, "int"));
    assertEquals(TokenKind.FUNCTION, kind(JAVA, Language.JAVA, "sum"));
    assertEquals(TokenKind.COMMENT, kind(JAVA, Language.JAVA, "// all"));
    assertEquals(TokenKind.STRING, kind(JAVA, Language.JAVA, "\"a\\\"b\""));
    assertEquals(TokenKind.NUMBER, kind(JAVA, Language.JAVA, "0x1F"));
    assertEquals(TokenKind.OPERATOR, kind(JAVA, Language.JAVA, "+"));
  }

  @Test
  void pythonHasItsOwnWordsAndLongStrings() {
    String source = "import numpy\ndef f(self):\n  '''a\n  b'''\n  return None # it's\n";

    assertEquals(TokenKind.IMPORT, kind(source, Language.PYTHON, "import"));
    assertEquals(TokenKind.KEYWORD, kind(source, Language.PYTHON, "def"));
    assertEquals(TokenKind.STRING, kind(source, Language.PYTHON, "'''a\n  b'''"));
    assertEquals(TokenKind.BUILTIN, kind(source, Language.PYTHON, "None"));
    assertEquals(TokenKind.COMMENT, kind(source, Language.PYTHON, "# it's"));
  }

  @Test
  void rustLifetimesAreNotCharacterLiterals() {
    String source = "fn f<'a>(x: &'a str) -> char { let c = 'c'; c }";

    assertEquals(TokenKind.KEYWORD, kind(source, Language.RUST, "let"));
    assertEquals(TokenKind.STRING, kind(source, Language.RUST, "'c'"));
  }

  @Test
  void manyLanguagesAreKnownByNameAndEnding() {
    assertTrue(Language.values().length > 75);
    assertEquals(Language.CSHARP, Language.named("C#"));
    assertEquals(Language.KOTLIN, Language.named("kt"));
    assertEquals(Language.ASSEMBLER, Language.named("assembly"));
    assertEquals(Language.OBJECTIVE_C, Language.named("ObjectiveC"));
    assertEquals(Language.VISUAL_BASIC, Language.named("Visual Basic"));
    assertEquals(TokenKind.KEYWORD, kind("package a\nfunc f() {}", Language.GO, "func"));
    assertEquals(TokenKind.KEYWORD, kind("<p class='a'>b</p>", Language.HTML, "p"));
    assertEquals(TokenKind.KEYWORD, kind("SELECT 1", Language.SQL, "SELECT"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "hs; main = do x' -- it's {; do; KEYWORD",
        "hs; f x' = {- a ' b -} 'c' ; 'c'; STRING",
        "r; f <- function(x) x # it's; # it's; COMMENT",
        "R; s <- 'a # b'; 'a # b'; STRING",
        "julia; function f(x) #= a = b =# end; #= a = b =#; COMMENT",
        "matlab; B = A' * C' % transposed; % transposed; COMMENT",
        "matlab; disp('50 %'); '50 %'; STRING",
        "swift; let s = 1.5e3; 1.5e3; NUMBER",
        "ocaml; let rec f x = (* a, b *) x; rec; KEYWORD",
        "objective-c; @interface A : B; interface; KEYWORD",
        "f#; let f x = g(x); g; FUNCTION",
        "ps1; foreach ($i in $a) { <# b #> }; <# b #>; COMMENT",
      })
  void languagesOfTheTableHaveTheirOwnWordsCommentsAndStrings(
      String language, String source, String part, TokenKind kind) {
    assertEquals(kind, kind(source, Language.named(language), part));
  }

  @Test
  void threadsColourTheSameWay() {
    List<CodeToken> expected = Highlighter.tokens(JAVA, Language.JAVA);
    IntStream.range(0, 200)
        .parallel()
        .forEach(i -> assertEquals(expected, Highlighter.tokens(JAVA, Language.JAVA)));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void tokensCoverAllCharactersExceptBlanks(Language language) {
    String source = "x = \"open\n/* never closed \u00e9 \ud83d\ude00 ' @ # 12e 3.x\\";
    List<CodeToken> tokens = Highlighter.tokens(source, language);

    int end = 0;
    for (CodeToken token : tokens) {
      assertTrue(source.substring(end, token.span().start()).isBlank());
      end = token.span().end();
    }
    assertEquals(source.length(), end);
  }

  @Test
  void coloursComeFromTheTheme() {
    Code code = new Code(JAVA, Language.JAVA);

    assertEquals(
        CodeTheme.MONOKAI.color(TokenKind.KEYWORD), code.text().part("public").fillColor());
    code.theme("VIM");
    assertEquals(CodeTheme.VIM.color(TokenKind.STRING), code.text().part("\"a").fillColor());
    assertEquals(CodeTheme.VIM.plain(), code.text().part("{").fillColor());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "monokai",
        "vim",
        "one-dark",
        "dracula",
        "solarized-dark",
        "light",
        "one-light",
        "solarized-light"
      })
  void eachThemeHasAColourForEachKind(String name) {
    CodeTheme theme = CodeTheme.named(name);
    assertEquals(name, theme.name());
    for (TokenKind kind : TokenKind.values()) {
      assertTrue(kind == TokenKind.PLAIN || theme.colors().containsKey(kind), kind::name);
      assertNotEquals(theme.background(), theme.color(kind), kind::name);
    }
  }

  @Test
  void fontsHaveNamesOrFiles() throws IOException {
    Code code = new Code("iiii\nmmmm", "java");
    double width = code.line(0).width() / code.line(1).width();
    Code mono = new Code("iiii\nmmmm", "java").font("DejaVu Sans Mono");
    Code sans = new Code("iiii\nmmmm", "java").fonts("DejaVu Sans");
    assertNotEquals(mono.width(), code.width(), 0.01);
    assertTrue(sans.line(0).width() / sans.line(1).width() < 0.6 * width);

    Path file = Files.createTempFile("font", ".ttf");
    try (var font = FontFamily.class.getResourceAsStream("fonts/DejaVuSansMono.ttf")) {
      Files.write(file, font.readAllBytes());
      Code ofFile = new Code("iiii\nmmmm", "java").fonts(file.toString());
      assertEquals(mono.width(), ofFile.width(), 1e-9);
    } finally {
      Files.delete(file);
    }
  }

  @Test
  void lineNumbersStandOnTheBaselinesOfTheirLines() {
    Code code = new Code("x1\n\nx1\ngjx1", Language.PYTHON).lineNumbersFrom(8);
    double first = code.text().part("1", 0).y(Directions.DOWN);
    double last = code.text().part("1", 2).y(Directions.DOWN);

    assertEquals("8\n9\n10\n11", code.numbers().first().source());
    double pitch = (first - last) / 3;
    assertEquals(last, code.numbers().first().part("11").y(Directions.DOWN), 1e-9);
    assertEquals(
        first - 2 * pitch, code.numbers().first().part("10").first().y(Directions.DOWN), 1e-9);
    assertTrue(code.numbers().x(Directions.RIGHT) < code.text().x(Directions.LEFT));
  }

  @Test
  void theBackgroundEnclosesNumbersAndCode() {
    Code code = Code.framed(JAVA, Language.JAVA);
    Code window = new Code(JAVA, Language.JAVA).window();

    assertEquals(code.text().height() + 0.6, code.height(), 0.05);
    assertEquals(0, code.center().length(), 1e-9);
    assertEquals(2, window.ground().size());
    assertTrue(window.height() > new Code(JAVA, Language.JAVA).background().height());
  }

  @Test
  void linesAreCountedFromZeroAndMayBeBlank() {
    Code code = new Code(JAVA, "java");

    assertEquals(0, code.line(2).size());
    assertEquals(1, code.line(4).size());
    assertThrows(IndexOutOfBoundsException.class, () -> code.line(5));
  }

  @Test
  void lineEndsOfWindowsAreLineEnds() {
    assertEquals("a\nb", new Code("a\r\nb\r\n", "java").source());
  }

  @Test
  void optionsKeepTheCentre() {
    Code code = new Code(JAVA, "java").moveTo(Directions.UR);

    code.lineNumbers().background().fontSize(30);
    assertEquals(0, code.center().distance(Directions.UR), 1e-9);
  }

  @Test
  void blankCodeIsEmpty() {
    Code blank = new Code(" \n", Language.JAVA).lineNumbers();
    assertTrue(blank.bounds().isEmpty());
    assertEquals(0, blank.line(0).size());
  }

  @Test
  void unknownLanguagesAndThemesAreErrors() {
    String language =
        assertThrows(IllegalArgumentException.class, () -> Language.named("cobol")).getMessage();
    assertTrue(language.contains("cobol") && language.contains("python"));
    String theme =
        assertThrows(IllegalArgumentException.class, () -> CodeTheme.named("neon")).getMessage();
    assertTrue(theme.contains("neon") && theme.contains("monokai"));
  }
}
