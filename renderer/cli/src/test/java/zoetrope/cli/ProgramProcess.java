package zoetrope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Functions that start the program in another process, with a separate cache. */
final class ProgramProcess {
  private static final String LIBRARIES = "org.bytedeco.javacpp.cachedir";

  private ProgramProcess() {}

  static Process start(String... arguments) throws IOException {
    return builder(arguments).start();
  }

  static ProcessBuilder builder(String... arguments) {
    List<String> command =
        Stream.concat(
                Stream.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Djava.awt.headless=true",
                    "-D" + LIBRARIES + "=" + System.getProperty(LIBRARIES, ""),
                    // The launcher uses these options for short runs, too.
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path")),
                    Main.class.getName()),
                Stream.of(arguments))
            .collect(Collectors.toCollection(ArrayList::new));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("ZOETROPE_CACHE", Path.of("target", "cache").toString());
    return builder;
  }
}
