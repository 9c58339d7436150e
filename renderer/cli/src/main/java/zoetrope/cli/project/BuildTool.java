package zoetrope.cli.project;

import java.util.List;

/** What builds a project. */
public enum BuildTool {
  /** Apache Maven. */
  MAVEN("mvn", "mvnw", "compile", List.of("pom.xml")),
  /** Gradle. */
  GRADLE("gradle", "gradlew", "classes", List.of("build.gradle", "build.gradle.kts"));

  private final String program;
  private final String wrapper;
  private final String compile;
  private final List<String> files;

  BuildTool(String program, String wrapper, String compile, List<String> files) {
    this.program = program;
    this.wrapper = wrapper;
    this.compile = compile;
    this.files = files;
  }

  /** The command that starts it. */
  public String program() {
    return program;
  }

  /** The script by which a project brings it along. */
  String wrapper() {
    return wrapper;
  }

  /** What it is told to compile a project's classes. */
  String compile() {
    return compile;
  }

  /** The files of which a project that it builds has one. */
  List<String> files() {
    return files;
  }
}
