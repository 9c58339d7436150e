package zoetrope.cli.project;

import java.util.List;

public enum BuildTool {
  MAVEN("mvn", "mvnw", "compile", List.of("pom.xml")),
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

  /** Returns the command that starts the build tool. */
  public String program() {
    return program;
  }

  /** Returns the name of the wrapper script in a project. */
  String wrapper() {
    return wrapper;
  }

  /** Returns the argument that compiles the classes of a project. */
  String compile() {
    return compile;
  }

  /** Returns the possible names of a build file. A project has one of them. */
  List<String> files() {
    return files;
  }
}
