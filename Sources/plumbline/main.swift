import PlumblineCommands
import Glibc

exit(Plumbline.run(Array(CommandLine.arguments.dropFirst()), executable: "/proc/self/exe"))
