package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import zoetrope.cli.CommandLineTool;

/** What the README quotes is what is there. */
class ReadmeTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  @Test
  void theFirstSceneIsTheExample() throws IOException {
    Matcher block = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(readme());
    assertTrue(block.find(), "the README has no Java");
    assertEquals(Files.readString(ROOT.resolve("examples/HelloCircle.java")), block.group(1));
  }

  @Test
  void theOptionsAreThoseOfTheProgram() throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertEquals(0, new CommandLineTool(stream, stream).run("--help"));
    String help = said.toString(StandardCharsets.UTF_8);
    String options = readme().replaceAll("(?s)^.*?\\| option \\|(.*?)\n\n.*$", "$1");
    assertEquals(names("(?m)^ +(?:-\\w, )?(--[a-z-]+)", help), names("`(--[a-z-]+)", options));
  }

  @Test
  void thePicturesAreThere() throws IOException {
    for (String picture : names("!\\[[^]]*\\]\\(([^)]+)\\)", readme())) {
      assertTrue(Files.isRegularFile(ROOT.resolve(picture)), picture);
    }
  }

  private static Set<String> names(String pattern, String text) {
    Set<String> found = new TreeSet<>();
    for (Matcher m = Pattern.compile(pattern).matcher(text); m.find(); ) {
      found.add(m.group(1));
    }
    return found;
  }

  private static String readme() throws IOException {
    return Files.readString(ROOT.resolve("README.md"));
  }
}
