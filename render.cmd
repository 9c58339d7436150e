@echo off
rem Starts Zoetrope: builds it on first use or when sources are newer, then runs it. See the file "render"
rem beside this one, which does the same elsewhere and says why.
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
if "%ROOT:~-1%"=="\" set "ROOT=%ROOT:~0,-1%"
set "WORK=%ROOT%\target\launcher"
set "STAMP=%WORK%\stamp"

if defined JAVA_HOME (set "JAVA=%JAVA_HOME%\bin\java.exe") else (set "JAVA=java")
"%JAVA%" --version >nul 2>nul
if errorlevel 1 (
  echo render: there is no Java: install a JDK 17 or newer, or set JAVA_HOME to one 1>&2
  exit /b 1
)
set "JAVA_MAJOR=0"
for /f "tokens=2 delims=. " %%v in ('""%JAVA%" --version"') do (
  set "JAVA_MAJOR=%%v"
  goto :version
)
:version
if %JAVA_MAJOR% LSS 17 (
  echo render: this is Java %JAVA_MAJOR%, not 17 or newer: install a JDK 17 or newer, or set JAVA_HOME to one 1>&2
  exit /b 1
)
if not exist "%WORK%" mkdir "%WORK%"

set "STALE=1"
if exist "%STAMP%" if exist "%WORK%\dependencies" if exist "%WORK%\studio" (
  powershell -NoProfile -Command "$t = (Get-Item -LiteralPath $env:STAMP).LastWriteTimeUtc; $s = 'pom.xml', '*\pom.xml', '*\*\pom.xml', '*\src\main', '*\*\src\main', 'examples\*.java', 'examples\gallery\*.java' | ForEach-Object { Join-Path $env:ROOT $_ } | Where-Object { Test-Path $_ } | Resolve-Path; if (Get-ChildItem -LiteralPath $s.Path -Recurse | Where-Object { $_.LastWriteTimeUtc -gt $t } | Select-Object -First 1) { exit 1 }"
  if not errorlevel 1 set "STALE="
)
if not defined STALE goto :run

where mvn >nul 2>nul
if errorlevel 1 (
  echo render: there is no mvn on the PATH to build with: install Maven 3.6.3 or newer 1>&2
  exit /b 1
)
type nul > "%STAMP%.new"
pushd "%ROOT%"
call mvn -q -B -Dstyle.color=never -Dmaven.test.skip=true -Dspotless.check.skip=true package 1>&2
if errorlevel 1 (
  popd
  echo render: the build failed; what Maven said stands above 1>&2
  exit /b 1
)
popd
move /y "%STAMP%.new" "%STAMP%" >nul

:run
for /f "usebackq delims=" %%d in ("%WORK%\dependencies") do set "DEPENDENCIES=%%d"
set "CLASSES=%DEPENDENCIES%;%ROOT%\renderer\target\renderer.jar;%ROOT%\renderer\cli\target\cli.jar;%ROOT%\scenes\attention\target\attention.jar;%ROOT%\scenes\target\scenes.jar;%ROOT%\examples\target\examples.jar"
if /i "%~1"=="studio" for /f "usebackq delims=" %%d in ("%WORK%\studio") do set "CLASSES=%CLASSES%;%ROOT%\tools\studio\target\studio.jar;%%d"
set "NEWER="
if %JAVA_MAJOR% GEQ 24 set "NEWER=--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
rem What Java takes without looking at it is kept where only this user can write: a folder for each project.
set "KEPT=%WORK%"
set "NAME=%ROOT::=%"
if defined LOCALAPPDATA set "KEPT=%LOCALAPPDATA%\Zoetrope\launcher\%NAME:\=-%"
if not exist "%KEPT%" mkdir "%KEPT%"
rem Class data is archived by the first run to end, by JDKs that can do that by themselves.
set "ARCHIVE="
set "ARCHIVE_FILE=%KEPT%\archive-%JAVA_MAJOR%.jsa"
if /i "%~1"=="studio" set "ARCHIVE_FILE=%KEPT%\archive-studio-%JAVA_MAJOR%.jsa"
if %JAVA_MAJOR% GEQ 19 set ARCHIVE=-XX:+AutoCreateSharedArchive -XX:SharedArchiveFile="%ARCHIVE_FILE%"
rem A mark that the program takes away in the end: where it stays, the archive may be damaged, and goes.
set "RUN=%KEPT%\run-%RANDOM%%RANDOM%"
type nul > "%RUN%"
rem Java takes the last of several values, but refuses two collectors: where the user's own options name one, or a
rem file of options, which may, ours is left out.
set "COLLECTOR=-XX:+UseParallelGC -XX:MaxNewSize=256m"
set "OPTIONS_OF_JAVA=^[A-Z_]*JAVA_[A-Z_]*OPT[A-Z]*="
set | findstr /i /r /c:"%OPTIONS_OF_JAVA%.*-XX:+Use[A-Z0-9]*GC" /c:"%OPTIONS_OF_JAVA%.*@" >nul && set "COLLECTOR="
rem The studio has its heap at once, unless the user's own options tell of the heap.
set "HEAP="
if /i "%~1"=="studio" set "HEAP=-Xms704m"
set | findstr /i /r /c:"%OPTIONS_OF_JAVA%.*-Xm" /c:"%OPTIONS_OF_JAVA%.*MaxHeapSize" >nul && set "HEAP="
if not defined COLLECTOR set "HEAP="
rem Words and few pictures are there sooner without the compiler that takes longer.
set "QUICK="
set "FAST=-XX:TieredStopAtLevel=1"
for %%c in (help list completion info lint words) do if /i "%~1"=="%%c" set "QUICK=%FAST%"
set LINE= %* 
set LINE | findstr /r /c:" --at[ =]" /c:" --help " /c:" -h " /c:" --version " /c:" -V " /c:" --dry-run " >nul && set "QUICK=%FAST%"
set "LATER=-XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400 -XX:Tier4CompileThreshold=60000 -XX:Tier4BackEdgeThreshold=160000 -XX:InlineSmallCode=1000 -XX:FreqInlineSize=70"
"%JAVA%" -Xshare:auto -Xlog:disable -XX:+DisplayVMOutputToStderr -XX:-OmitStackTraceInFastThrow %ARCHIVE% %COLLECTOR% %HEAP% %LATER% %QUICK% %NEWER% -Djava.awt.headless=true -Dfile.encoding=UTF-8 "-Dorg.bytedeco.javacpp.cachedir=%KEPT%\native-libraries" "-Dzoetrope.run=%RUN%" %JAVA_OPTS% %ZOETROPE_JAVA_OPTS% -cp "%CLASSES%" zoetrope.cli.Main %*
set "CODE=%ERRORLEVEL%"
if exist "%RUN%" del /q "%RUN%" "%ARCHIVE_FILE%" 2>nul
exit /b %CODE%
