package consumer;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A project that depends on the renderer and on nothing else. */
class RendererTest {
  @ParameterizedTest
  @ValueSource(strings = {"picocli.CommandLine", "zoetrope.cli.Main", "org.bytedeco.javacv.Frame"})
  void noCommandLineComesAlong(String type) {
    assertThrows(ClassNotFoundException.class, () -> Class.forName(type));
  }
}
