package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.internal.files.Folders;
import zoetrope.render.result.UsageException;
import zoetrope.tools.latency.BrowserSession;
import zoetrope.tools.latency.StudioMeasures;
import zoetrope.tools.latency.StudioProcess;
import zoetrope.tools.project.ProjectFolder;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/** Measures how long an author waits for the studio, in a real browser. */
@Command(
    name = "StudioBenchmark",
    description =
        "Controls the page of 'render studio' in a headless Chromium, and prints how long an author"
            + " waits, next to the goals. Needs chromium and chromedriver on the PATH.")
public final class StudioBenchmark extends ToolLauncher.Tool {
  private static final String SCENE = "AttentionPatterns";
  private static final String SCENE_FILE =
      "src/main/java/zoetrope/scenes/attention/patterns/AttentionPatterns.java";
  private static final Path SCENES_JAR = Path.of("scenes/target/scenes.jar");
  private static final long SETTLE_MILLIS = 1500;
  private static final int WARM_UP_STEPS = 150;
  private static final int SCRUBS = 1000;
  private static final String[] MEASURES = {"start", "save", "scrub", "play", "objects"};

  /** A scene with 5,000 squares, of which a circle moves in front. */
  private static final String OBJECTS =
      """
      import static zoetrope.Zoetrope.*;

      public final class Objects extends Scene {
        @Override
        protected void construct() {
          for (int i = 0; i < 5000; i++) {
            var place = at(-6.9 + 0.138 * (i % 100), -3.8 + 0.15 * (i / 100));
            add(square(0.08).setFill(BLUE, 0.7).moveTo(place));
          }
          var mark = circle(0.5).setFill(RED, 1);
          play(fadeIn(mark).runTime(1));
          play(animate(mark, m -> m.shift(right(3))).runTime(2));
          pause(1);
        }
      }
      """;

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "MEASURE",
      description = "measurements to take: start, save, scrub, play, objects (default: all)")
  private List<String> only = List.of(MEASURES);

  @Option(
      names = "--rounds",
      converter = CountConverter.class,
      defaultValue = "7",
      description = "number of starts, saves and plays (default: 7)")
  private int rounds;

  @Option(
      names = "--steps",
      converter = CountConverter.class,
      defaultValue = "300",
      description = "number of scrubbing steps in each order (default: 300)")
  private int steps;

  @Option(
      names = "--seconds",
      converter = CountConverter.class,
      defaultValue = "60",
      description = "seconds of playing (default: 60)")
  private int seconds;

  @Option(
      names = "--launchers",
      split = ",",
      paramLabel = "FILE",
      description =
          "programs that start the studio (default: render of this project); the measurement"
              + " 'objects' compares all of them, the others use the first")
  private List<Path> launchers = List.of();

  private final TextTable table =
      new TextTable("moment", "median", "95 %", "worst", "goal", "load");
  private Path folder;
  private StudioMeasures measures;

  public static void main(String[] args) {
    ToolLauncher.main(new StudioBenchmark(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    folder = Files.createTempDirectory("zoetrope-studio");
    try (BrowserSession opened = new BrowserSession(folder, 1920, 1080)) {
      measures = new StudioMeasures(opened);
      for (String measure : only) {
        switch (measure) {
          case "start" -> start();
          case "save" -> save();
          case "scrub" -> scrub();
          case "play" -> play();
          case "objects" -> objects();
          default ->
              throw new UsageException("--only takes some of " + String.join(", ", MEASURES));
        }
      }
    } finally {
      Folders.delete(folder);
    }
    out.print(table);
    return ToolLauncher.DONE;
  }

  /** Measures a start with compiled classes and a class archive, up to the first frame. */
  private void start() throws IOException, InterruptedException {
    double[] times = new double[rounds];
    for (int i = -1; i < rounds; i++) {
      try (StudioProcess studio = studio(SCENE)) {
        double time = measures.firstPicture(studio);
        // The first start is not counted: it may build the project, and it reads all files from
        // the disk.
        if (i >= 0) {
          times[i] = time;
        }
      }
    }
    row("render studio " + SCENE + " to the first image, ms", "1500", times);
  }

  private void save() throws IOException, InterruptedException {
    Path file = Files.createDirectory(folder.resolve("file")).resolve("HelloCircle.java");
    Files.copy(ProjectFolder.find().resolve("examples/HelloCircle.java"), file);
    try (StudioProcess studio = studio(file.toString())) {
      row("save of a file to the new image, ms", "500", saves(studio, file, 40));
    }
    Path module = folder.resolve("scenes");
    Path jar = copyOfScenes(module);
    try (StudioProcess studio = StudioProcess.withJar(folder, SCENES_JAR, jar, List.of(SCENE))) {
      row(
          "save of a scene of the module scenes, ms",
          "1000",
          saves(studio, module.resolve(SCENE_FILE), 2000));
    }
  }

  /** Saves the file repeatedly. Each save adds a line, so that all contents differ. */
  private double[] saves(StudioProcess studio, Path file, int frame)
      throws IOException, InterruptedException {
    String text = Files.readString(file);
    measures.firstPicture(studio);
    measures.go(frame);
    double[] times = new double[rounds];
    for (int i = -1; i < rounds; i++) {
      Thread.sleep(SETTLE_MILLIS);
      double time = measures.save(file, text + "// save " + i + "\n");
      if (i >= 0) {
        times[i] = time;
      }
    }
    return times;
  }

  /**
   * Copies the module of scenes, so that saves do not change the project. Returns the path of the
   * jar in the copy.
   */
  private static Path copyOfScenes(Path module) throws IOException {
    Path scenes = ProjectFolder.find().resolve("scenes");
    Path sources = Path.of("src/main");
    Files.createDirectories(module.resolve(sources).getParent());
    copy(scenes.resolve(sources), module.resolve(sources));
    Path jar = module.resolve(Path.of("scenes").relativize(SCENES_JAR));
    Files.createDirectory(jar.getParent());
    Files.copy(ProjectFolder.find().resolve(SCENES_JAR), jar, StandardCopyOption.COPY_ATTRIBUTES);
    return jar;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path one : all.toList()) {
        Files.copy(one, to.resolve(from.relativize(one)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  private void scrub() throws IOException, InterruptedException {
    try (StudioProcess studio = studio(SCENE)) {
      measures.firstPicture(studio);
      int frames = measures.frames();
      measures.scrub(StudioMeasures.random(frames, WARM_UP_STEPS));
      row(
          "scrub step along the timeline, ms",
          "30, 60",
          measures.scrub(StudioMeasures.drag(frames, steps)));
      row(
          "scrub step to any other place, ms",
          "30, 60",
          measures.scrub(StudioMeasures.random(frames, steps)));
      int left = Math.max(0, SCRUBS - WARM_UP_STEPS - 2 * steps);
      measures.scrub(StudioMeasures.random(frames, left));
      memory("memory of the server after 1,000 steps, MB", studio);
    }
  }

  private void play() throws IOException, InterruptedException {
    try (StudioProcess studio = studio(SCENE)) {
      measures.firstPicture(studio);
      int frames = measures.frames();
      List<StudioMeasures.Start> starts = new ArrayList<>();
      for (int i = 0; i < rounds; i++) {
        starts.add(measures.play((int) ((i + 0.5) * frames / rounds)));
      }
      row("start of a play, ms", "300", starts.stream().mapToDouble(s -> s.millis()).toArray());
      row(
          "stalls in its first second",
          "0",
          starts.stream().mapToDouble(s -> s.stalls()).toArray());
      StudioMeasures.Played played = measures.playFor(0, seconds);
      row("fps while playing", "60", played.rate());
      row("images dropped in " + seconds + " s", "0", played.dropped());
      row("stalls in " + seconds + " s", "0", played.stalls());
      memory("memory of the server after playing, MB", studio);
    }
  }

  /** Measures a scene with 5,000 objects, with each of the programs in turn. */
  private void objects() throws IOException, InterruptedException {
    // The browser writes its files into the folder above, which the studio would watch.
    Path place = Files.createDirectory(folder.resolve("objects"));
    Path file = Files.writeString(place.resolve("Objects.java"), OBJECTS);
    for (Path launcher : programs()) {
      double[] links = new double[rounds];
      for (int i = -1; i < rounds; i++) {
        try (StudioProcess studio = StudioProcess.of(launcher, folder, file.toString())) {
          double time = measures.firstPictureAfterLink(studio);
          if (i >= 0) {
            links[i] = time;
          }
        }
      }
      row(of(launcher, "5,000 objects: link to the first image, ms"), "1000", links);
      try (StudioProcess studio = StudioProcess.of(launcher, folder, file.toString())) {
        measures.firstPicture(studio);
        calls(launcher, studio);
      }
    }
  }

  private void calls(Path launcher, StudioProcess studio) throws IOException, InterruptedException {
    int frames = measures.frames();
    row(
        of(launcher, "5,000 objects: step to any other place, ms"),
        "200",
        measures.scrub(StudioMeasures.random(frames, steps / 10)));
    call(launcher, "click in a new place", "200", "hit", rounds);
    call(launcher, "list of objects", "200", "objects", rounds);
    call(launcher, "cost of objects", "5000", "costs", rounds);
    call(launcher, "cost of plays", "5000", "profile", 1);
    memory(of(launcher, "5,000 objects: memory of the server, MB"), studio);
  }

  private void call(Path launcher, String what, String goal, String name, int count)
      throws IOException, InterruptedException {
    row(
        of(launcher, "5,000 objects: " + what + ", ms"),
        goal,
        measures.calls(name, StudioMeasures.random(measures.frames(), count)));
  }

  /** Returns the programs that start a studio; by default this project's launcher. */
  private List<Path> programs() throws IOException {
    return launchers.isEmpty() ? List.of(ProjectFolder.find().resolve("render")) : launchers;
  }

  private StudioProcess studio(String scene) throws IOException, InterruptedException {
    return StudioProcess.of(programs().get(0), folder, scene);
  }

  /** Returns the name of a row; with several programs, it names the folder of the program. */
  private String of(Path launcher, String what) {
    return launchers.size() < 2
        ? what
        : launcher.toAbsolutePath().getParent().getFileName() + ": " + what;
  }

  private void memory(String what, StudioProcess studio) throws IOException {
    row(what, "1000", studio.residentMegabytes());
  }

  private void row(String what, String goal, double... values) throws IOException {
    out.println("measured: " + what + ": " + Numbers.fixed(Numbers.median(values), 1));
    out.flush();
    table.row(
        what,
        Numbers.fixed(Numbers.median(values), 1),
        Numbers.fixed(StudioMeasures.percentile(0.95, values), 1),
        Numbers.fixed(StudioMeasures.percentile(1, values), 1),
        goal,
        load());
  }

  /** Returns the load average of the last minute, or "-" if it is unknown. */
  private static String load() throws IOException {
    Path file = Path.of("/proc/loadavg");
    return Files.exists(file) ? Files.readString(file).split(" ")[0] : "-";
  }
}
